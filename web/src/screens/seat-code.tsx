import { type SubmitEvent, useState } from "react";

import { api, asFailed, type Failed, useAsked } from "../api";
import { Button, Dialog, Once, Trouble } from "../parts";
import { go } from "../router";
import { useWords } from "../words";

/** A code to type on another device, which then has the seat as well. */
export function CarryDialog(props: { token: string; onClose: () => void }) {
  const { say } = useWords();
  const asked = useAsked(() => api.code(props.token), [props.token]);
  const place = `${location.host}${location.pathname}#/games`;
  return (
    <Dialog title={say("carry-title")} onClose={props.onClose}>
      <Once asked={asked}>
        {({ code }) => (
          <>
            <p>{say("carry-how", { place })}</p>
            <p className="code">{code}</p>
            <p className="quiet small">{say("carry-care")}</p>
          </>
        )}
      </Once>
    </Dialog>
  );
}

/** The other end of it: the code is typed here, and the seat is ours. */
export function CodeForm() {
  const { say } = useWords();
  const [code, setCode] = useState("");
  const [failure, setFailure] = useState<Failed | null>(null);
  const enter = (event: SubmitEvent) => {
    event.preventDefault();
    setFailure(null);
    api.seat(code.trim()).then(
      ({ token }) => go({ screen: "seat", token }, { instead: true }),
      (thrown: unknown) => setFailure(asFailed(thrown)),
    );
  };
  return (
    <form className="field code-form" onSubmit={enter}>
      <label htmlFor="code">{say("carry-enter")}</label>
      <div className="together">
        <input
          id="code"
          className="input"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
        <Button type="submit" disabled={code.trim() === ""}>
          {say("carry-go")}
        </Button>
      </div>
      {failure && <Trouble failure={failure} />}
    </form>
  );
}
