import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from "react";

/** How much a button calls: the one main thing to do, a plain one, one without a border, or one that loses something. */
export type Weight = "main" | "plain" | "bare" | "danger";

/** A button; with `icon` it is square and needs an `aria-label`. */
export function Button(props: { weight?: Weight; icon?: boolean } & ButtonHTMLAttributes<HTMLButtonElement>) {
  const { weight = "plain", icon = false, className = "", type = "button", ...others } = props;
  return <button type={type} className={`button ${weight} ${icon ? "icon" : ""} ${className}`} {...others} />;
}

/** A link that looks like a button. */
export function ButtonLink(props: { weight?: Weight } & AnchorHTMLAttributes<HTMLAnchorElement>) {
  const { weight = "plain", className = "", children, ...others } = props;
  return (
    <a className={`button ${weight} ${className}`} {...others}>
      {children}
    </a>
  );
}
