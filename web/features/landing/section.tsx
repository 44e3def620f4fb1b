import { type ReactNode, useId } from "react";

/** Opened by a 3 px rule, as everything below the fold is. */
export function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  const headingId = useId();
  return (
    <section id={id} aria-labelledby={headingId} className="border-t-[3px] border-ink pt-6">
      <h2 id={headingId} className="text-h3 md:text-h2">
        {title}
      </h2>
      <div className="mt-8">{children}</div>
    </section>
  );
}
