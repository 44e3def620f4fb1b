import { clsx } from "clsx";
import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";

interface NoticeProps {
  /** error: read aloud at once. warn: something to know before going on. plain: information. */
  tone?: "error" | "warn" | "plain";
  title?: ReactNode;
  /** What was kept, and what to do. */
  children: ReactNode;
  actions?: ReactNode;
  className?: string;
}

/** A ruled notice beside its cause. */
export function Notice({ tone = "plain", title, children, actions, className }: NoticeProps) {
  return (
    <div
      role={tone === "error" ? "alert" : undefined}
      className={clsx(
        "border-y border-rule py-3 text-sm",
        tone === "error" && "border-t-2 border-t-press",
        tone === "warn" && "border-t-2 border-t-warn",
        className,
      )}
    >
      {title && (
        <p className="flex items-center gap-2 font-semibold">
          {tone !== "plain" && (
            <CircleAlert aria-hidden className={clsx("size-[18px]", tone === "error" ? "text-press" : "text-warn")} strokeWidth={1.75} />
          )}
          {title}
        </p>
      )}
      <div className="text-ink-2">{children}</div>
      {actions && <div className="mt-3 flex flex-wrap gap-2">{actions}</div>}
    </div>
  );
}
