import { Component, type ReactNode } from "react";

import { Button } from "../parts";
import type { Say } from "../words";

/** Catches a fault of the page itself, so that one broken screen says so and leaves the others in order. */
export class ErrorBoundary extends Component<{ say: Say; children: ReactNode }, { fault: Error | null }> {
  override state: { fault: Error | null } = { fault: null };

  static getDerivedStateFromError(fault: Error) {
    return { fault };
  }

  override render() {
    const { say, children } = this.props;
    const { fault } = this.state;
    if (fault === null) return children;
    return (
      <div className="screen">
        <div className="notice bad" role="alert">
          <p>{say("broken-text")}</p>
          <p className="small">{fault.message}</p>
          <Button onClick={() => location.reload()}>{say("broken-reload")}</Button>
        </div>
      </div>
    );
  }
}
