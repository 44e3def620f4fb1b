import { clsx } from "clsx";
import type { ReactNode } from "react";

const tones = { ink: "bg-ink", press: "bg-press", pencil: "bg-pencil", ok: "bg-ok", warn: "bg-warn", model: "bg-model" };

/** Words with a small square of color before them. */
export function Badge({ tone = "ink", children }: { tone?: keyof typeof tones; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1.5 text-[0.75rem] leading-none font-semibold">
      <span aria-hidden className={clsx("size-1.5", tones[tone])} />
      {children}
    </span>
  );
}
