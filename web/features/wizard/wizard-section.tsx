import type { ReactNode } from "react";

export const wizardSteps = ["article", "template", "generate"] as const;
export type WizardStep = (typeof wizardSteps)[number];

/** Id of a step's section in the page, and what the step bar scrolls to. */
export const sectionId = (step: WizardStep) => `step-${step}`;

/** Id of its heading, which can be given the keyboard. */
export const titleId = (step: WizardStep) => `${sectionId(step)}-title`;

interface WizardSectionProps {
  step: WizardStep;
  title: string;
  lead?: string;
  children: ReactNode;
}

export function WizardSection({ step, title, lead, children }: WizardSectionProps) {
  return (
    <section
      id={sectionId(step)}
      aria-labelledby={titleId(step)}
      className="flex flex-col gap-5 border-t-[3px] border-ink pt-5 pb-12 first:border-t-0"
    >
      <div>
        <h2 id={titleId(step)} tabIndex={-1} className="text-h3 outline-none">
          {title}
        </h2>
        {lead && <p className="mt-1 text-sm text-ink-2">{lead}</p>}
      </div>
      {children}
    </section>
  );
}
