import { useState, type ReactNode } from "react";
import { Button, Dialog, FoldIcon, LastIcon, MuteIcon, NextIcon, PauseIcon, PlayIcon, SlidersIcon, SoundIcon, Switch } from "../../parts";
import { useWords } from "../../words";
import { SPEEDS } from "./prefs";
import { usePrefs, useShowing, useWishes } from "./use-director";

/** The buttons of the play-back: pause, step, skip, speed, sound, and everything else behind one of them. */
export function DirectorBar() {
  const { say } = useWords();
  const prefs = usePrefs((now) => now);
  const playing = useShowing((now) => now.playing);
  const paused = useShowing((now) => now.paused);
  const wishes = useWishes();
  const [open, setOpen] = useState(false);
  const speed = say("play-speed-times", { speed: prefs.speed });
  return (
    <div className="play-director-bar" role="toolbar" aria-label={say("play-director")}>
      {!prefs.folded && prefs.on && (
        <>
          <Tool label={say(paused ? "play-go-on-playing" : "play-pause")} off={!playing} onPress={wishes.pause}>
            {paused ? <PlayIcon /> : <PauseIcon />}
          </Tool>
          <Tool label={say("play-step-scene")} roomy off={!playing} onPress={wishes.step}>
            <NextIcon />
          </Tool>
          <Tool label={say("play-skip")} off={!playing} onPress={wishes.skip}>
            <LastIcon />
          </Tool>
          <Tool label={say("play-speed-now", { speed })} roomy onPress={wishes.speed}>
            <span className="play-director-speed">{speed}</span>
          </Tool>
        </>
      )}
      {!prefs.folded && (
        <Tool label={say(prefs.sound ? "play-sound-off" : "play-sound-on")} roomy onPress={wishes.sound}>
          {prefs.sound ? <SoundIcon /> : <MuteIcon />}
        </Tool>
      )}
      {!prefs.folded && (
        <Tool label={say("play-director")} onPress={() => setOpen(true)} dialog>
          <SlidersIcon />
        </Tool>
      )}
      <button
        type="button"
        className="play-director-tool play-director-fold"
        aria-expanded={!prefs.folded}
        aria-label={say("play-director-fold")}
        title={say("play-director-fold")}
        onClick={() => wishes.change({ folded: !prefs.folded })}
      >
        <FoldIcon />
      </button>
      {open && <Choices onClose={() => setOpen(false)} />}
    </div>
  );
}

interface ToolProps {
  label: string;
  off?: boolean;
  dialog?: boolean;
  /** Whether it is only shown where there is room: the choices have it as well. */
  roomy?: boolean;
  onPress: () => void;
  children: ReactNode;
}

function Tool({ label, off = false, dialog = false, roomy = false, onPress, children }: ToolProps) {
  return (
    <button
      type="button"
      className={`play-director-tool${roomy ? " play-director-roomy" : ""}`}
      aria-label={label}
      title={label}
      disabled={off}
      aria-haspopup={dialog ? "dialog" : undefined}
      onClick={onPress}
    >
      {children}
    </button>
  );
}

/** All choices of the play-back. */
function Choices({ onClose }: { onClose: () => void }) {
  const { say } = useWords();
  const prefs = usePrefs((now) => now);
  const { change } = useWishes();
  return (
    <Dialog title={say("play-director")} onClose={onClose}>
      <p>{say("play-director-about")}</p>
      <Switch text={say("play-director-on")} on={prefs.on} onChange={(on) => change({ on })} />
      <fieldset className="play-speeds" disabled={!prefs.on}>
        <legend>{say("play-speed")}</legend>
        {SPEEDS.map((speed) => (
          <Button key={speed} aria-pressed={prefs.speed === speed} onClick={() => change({ speed })}>
            {say("play-speed-times", { speed })}
          </Button>
        ))}
      </fieldset>
      <Switch text={say("play-follow")} on={prefs.follow} onChange={(follow) => change({ follow })} />
      <Switch text={say("play-sound")} on={prefs.sound} onChange={(sound) => change({ sound })} />
      <label className="play-volume">
        <span>{say("play-volume")}</span>
        <input
          type="range"
          min={0}
          max={100}
          step={5}
          disabled={!prefs.sound}
          value={Math.round(prefs.volume * 100)}
          onChange={(event) => change({ volume: event.target.valueAsNumber / 100 })}
        />
      </label>
    </Dialog>
  );
}
