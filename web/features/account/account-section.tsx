import { type ReactNode, useEffect, useId, useRef } from "react";

interface AccountSectionProps {
  /** Part of the address that leads here. */
  anchor: string;
  title: string;
  /** How many things stand in it: when one goes with the button that was pressed, the keyboard comes to the section's name. */
  count?: number;
  children: ReactNode;
}

/** Its name at the side, on phones above. */
export function AccountSection({ anchor, title, count = 0, children }: AccountSectionProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(count);
  useEffect(() => {
    const isFewer = count < before.current;
    before.current = count;
    if (isFewer && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [count]);
  return (
    <section
      id={anchor}
      aria-labelledby={id}
      className="grid gap-x-12 gap-y-5 border-t border-rule py-8 first:border-t-[3px] first:border-ink lg:grid-cols-[13rem_minmax(0,1fr)]"
    >
      <h2 ref={heading} id={id} tabIndex={-1} className="text-h4 outline-offset-4 lg:leading-snug">
        {title}
      </h2>
      <div className="flex min-w-0 flex-col gap-6">{children}</div>
    </section>
  );
}
