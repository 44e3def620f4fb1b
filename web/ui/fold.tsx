import { clsx } from "clsx";
import { ChevronDown } from "lucide-react";
import { type ReactNode, useId } from "react";

interface FoldProps {
  /** Of its heading, where something else is named by it. */
  id?: string;
  title: string;
  isOpen: boolean;
  onToggle: () => void;
  children: ReactNode;
}

/** A group of tools under a rule, which its heading opens and closes. What is closed stays as it was, unseen. */
export function Fold({ id, title, isOpen, onToggle, children }: FoldProps) {
  const own = useId();
  const titleId = id ?? `${own}-title`;
  return (
    <section aria-labelledby={titleId} className="border-t border-rule">
      <h4 id={titleId} className="font-ui text-sm font-semibold">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={`${own}-body`}
          onClick={onToggle}
          className="flex min-h-12 w-full items-center justify-between gap-3 text-start"
        >
          {title}
          <ChevronDown
            aria-hidden
            className={clsx("size-[18px] shrink-0 text-ink-2 transition-transform motion-reduce:transition-none", isOpen && "rotate-180")}
            strokeWidth={1.75}
          />
        </button>
      </h4>
      <div id={`${own}-body`} hidden={!isOpen} className={clsx("flex-col gap-3 pt-1 pb-5", isOpen && "flex")}>
        {children}
      </div>
    </section>
  );
}
