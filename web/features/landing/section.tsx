import { type ReactNode, useId } from "react";

interface SectionProps {
  id: string;
  title: string;
  /** One or two sentences below the title. */
  lead?: string;
  children: ReactNode;
}

/** Opened by a 3 px rule, as everything below the fold is. */
export function Section({ id, title, lead, children }: SectionProps) {
  const headingId = useId();
  return (
    <section id={id} aria-labelledby={headingId} className="border-t-[3px] border-ink pt-6">
      <h2 id={headingId} className="text-h3 md:text-h2">
        {title}
      </h2>
      {lead && <p className="mt-4 max-w-[40em] text-ink-2">{lead}</p>}
      <div className="mt-8">{children}</div>
    </section>
  );
}
