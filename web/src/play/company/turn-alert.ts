import { useEffect, useEffectEvent, useRef, useState } from "react";

import { useTitle } from "../../title";
import { useWords } from "../../words";

const WANTED = "escarmouche.alerts";

/** Whether notifications are wanted, can still be allowed, or cannot be had. */
export type Alerts = "on" | "off" | "never";

/** How notifications stand in this browser. */
export function alertsNow(): Alerts {
  if (!("Notification" in window) || Notification.permission === "denied") return "never";
  return Notification.permission === "granted" && localStorage.getItem(WANTED) === "on" ? "on" : "off";
}

/** The switch of notifications: the browser asks for leave only when somebody turns them on. */
export function useAlerts(): [Alerts, (on: boolean) => Promise<void>] {
  const [alerts, setAlerts] = useState(alertsNow);
  const turn = async (on: boolean) => {
    if (on && Notification.permission === "default") await Notification.requestPermission();
    localStorage.setItem(WANTED, on ? "on" : "off");
    setAlerts(alertsNow());
  };
  return [alerts, turn];
}

/** Says in the title of the tab that it is one's turn, and in a notification if that was wanted and nobody looks. */
export function useTurnAlert(yours: boolean, heading: string): void {
  const { say } = useWords();
  const before = useRef(yours);
  useTitle(yours ? say("play-title-yours") : say("play-title"));
  const alert = useEffectEvent(() => {
    if (document.hidden && alertsNow() === "on") notify(say("play-title-yours"), heading);
  });
  useEffect(() => {
    if (yours && !before.current) alert();
    before.current = yours;
  }, [yours]);
}

function notify(title: string, body: string): void {
  try {
    const shown = new Notification(title, { body, tag: location.hash });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch (error) {
    // Some phones show notifications only for installed pages: there the title has to do.
    if (!(error instanceof TypeError)) throw error;
  }
}
