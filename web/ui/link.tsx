import type { ComponentProps, MouseEvent } from "react";
import { useHref, useNavigate } from "react-router";

interface LinkProps extends Omit<ComponentProps<"a">, "href"> {
  /** A path of this site. */
  to: string;
}

/**
 * A link to another screen without loading the page again. react-router's own carries its server rendering along, 4 KB on the first load.
 */
export function Link({ to, onClick, ...rest }: LinkProps) {
  const href = useHref(to);
  const navigate = useNavigate();

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    const isForBrowser = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || Boolean(rest.target);
    if (event.defaultPrevented || isForBrowser) return;
    event.preventDefault();
    navigate(to);
  }

  return <a {...rest} href={href} onClick={follow} />;
}
