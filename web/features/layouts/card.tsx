import { clsx } from "clsx";
import { type ReactNode, useId } from "react";

interface CardProps {
  title: ReactNode;
  /** Beside the title: what state it is in. */
  badges?: ReactNode;
  children: ReactNode;
  className?: string;
}

/** A ruled part of the tab. */
export function Card({ title, badges, children, className }: CardProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={clsx("border-t-[3px] border-ink pt-3", className)}>
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id={id} className="text-h4">
          {title}
        </h2>
        {badges && <span className="flex flex-wrap items-center gap-x-4 gap-y-1">{badges}</span>}
      </div>
      {children}
    </section>
  );
}
