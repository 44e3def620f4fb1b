import { CircleAlert, WifiOff } from "lucide-react";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { useUser } from "../../api/queries.ts";
import { signInPath } from "../../paths.ts";
import { useOnline } from "../../ui/use-online.ts";

/**
 * Thin bars over the screen: no connection, an expired session, and the notices in `children`. The user can work on under them. Their
 * height is the page's `--notices`, for other elements that stick to the top of the window.
 */
export function WorkNotices({ className = "top-0", children }: { className?: string; children?: ReactNode }) {
  const { t } = useTranslation();
  const { pathname, search, hash } = useLocation();
  const isOnline = useOnline();
  const { data: user } = useUser();
  const bars = useHeightOf();
  return (
    <div ref={bars} className={`sticky z-20 ${className}`}>
      <div role="status">
        {!isOnline && (
          <Bar icon={<WifiOff aria-hidden className="size-[18px] shrink-0 text-warn" strokeWidth={1.75} />}>{t("offline")}</Bar>
        )}
      </div>
      {user === null && (
        <div role="alert">
          <Bar icon={<CircleAlert aria-hidden className="size-[18px] shrink-0 text-press" strokeWidth={1.75} />}>
            {t("session.ended")}{" "}
            <a
              href={signInPath(pathname + search + hash)}
              className="inline-block py-0.5 font-semibold whitespace-nowrap text-pencil underline underline-offset-4"
            >
              {t("session.signIn")}
            </a>
          </Bar>
        </div>
      )}
      {children}
    </div>
  );
}

function Bar({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <div className="flex justify-center gap-2 border-t-2 border-b border-t-warn border-b-rule bg-wash px-5 py-1.5 text-sm text-ink">
      <span className="mt-0.5">{icon}</span>
      <p>{children}</p>
    </div>
  );
}

function useHeightOf() {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const size = new ResizeObserver(([entry]) => style.setProperty("--notices", `${Math.round(entry?.contentRect.height ?? 0)}px`));
    if (element.current) size.observe(element.current);
    return () => {
      size.disconnect();
      style.removeProperty("--notices");
    };
  }, []);
  return element;
}
