import { clsx } from "clsx";
import { Check, CircleAlert, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Toaster as Sonner, toast } from "sonner";
import { takeReference } from "./reference.ts";
import { dismissToast, pressToast, type ShownToast, useToast } from "./toast.ts";
import { usePageSeen } from "./use-page-seen.ts";

const messagesKey = ["F8"];

/** sonner places and animates; the clock is ours, for sonner's own does not stop while focus is inside. F8 leads the keyboard here. */
export default function Toaster() {
  const { t, i18n } = useTranslation();
  const current = useToast((state) => state.current);
  const shown = useRef<number | null>(null);
  const region = useRef<HTMLElement>(null);
  const before = useRef<HTMLElement | null>(null);

  useEffect(() => {
    const element = region.current;
    const remember = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && element?.contains(relatedTarget)) return;
      before.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
    };
    element?.addEventListener("focusin", remember);
    return () => element?.removeEventListener("focusin", remember);
  }, []);

  useEffect(() => {
    // An error is an alert by itself; inside a live region it would be read twice.
    if (current) region.current?.setAttribute("aria-live", current.tone === "error" ? "off" : "polite");
    if (shown.current !== null && shown.current !== current?.id) {
      toast.dismiss(shown.current);
      // The message that is pressed goes, and would take the keyboard with it.
      if (region.current?.contains(document.activeElement)) giveBack(before.current);
    }
    shown.current = current?.id ?? null;
    if (!current) return;
    toast.custom(() => <ToastCard message={current} />, {
      id: current.id,
      duration: Number.POSITIVE_INFINITY,
      onDismiss: () => useToast.getState().current?.id === current.id && dismissToast(),
    });
  }, [current]);

  const isRightToLeft = i18n.dir() === "rtl";
  return (
    <Sonner
      ref={region}
      hotkey={messagesKey}
      position={isRightToLeft ? "bottom-right" : "bottom-left"}
      dir={isRightToLeft ? "rtl" : "ltr"}
      visibleToasts={1}
      containerAriaLabel={t("toasts")}
      offset={16}
      mobileOffset={{ bottom: "var(--messages-foot, 16px)" }}
    />
  );
}

/** To what had the keyboard before the message; where that is gone, to the open panel or the screen. */
function giveBack(element: HTMLElement | null): void {
  const isThere = element?.isConnected && (element.checkVisibility?.() ?? true);
  const goal = isThere ? element : (document.querySelector<HTMLElement>("[data-panel-scroll]") ?? document.getElementById("main"));
  goal?.focus({ preventScroll: true });
}

function ToastCard({ message }: { message: ShownToast }) {
  const { t } = useTranslation();
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const left = useRef(message.duration ?? 5000);
  const isSeen = usePageSeen();
  const isPaused = isHovered || isFocused || !isSeen;

  useEffect(() => {
    if (isPaused) return;
    const from = performance.now();
    const timer = setTimeout(dismissToast, left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - from;
    };
  }, [isPaused]);

  const isError = message.tone === "error";
  const [reference] = useState(() => (isError ? takeReference() : ""));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape and a resting pointer act on the whole message.
    <div
      role={isError ? "alert" : undefined}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      onKeyDown={(event) => event.key === "Escape" && dismissToast()}
      className="pointer-events-auto flex min-h-10 w-fit max-w-[min(26rem,calc(100vw-2rem))] items-center gap-3 rounded-ctl border border-transparent bg-ink ps-4 font-ui text-sm text-paper shadow-page"
    >
      {isError ? (
        <CircleAlert aria-hidden className="size-[18px] shrink-0" strokeWidth={1.75} />
      ) : message.tone === "success" ? (
        <Check aria-hidden className="size-[18px] shrink-0" strokeWidth={1.75} />
      ) : null}
      <div className="py-2.5 leading-snug">
        <p className="font-semibold">{message.title}</p>
        {message.description && <p className="mt-0.5">{message.description}</p>}
        {reference && <p className="mt-0.5 break-all text-xs select-all">{t("reference", { id: reference })}</p>}
      </div>
      {message.action && (
        <button
          type="button"
          className={toastButton("ms-auto px-2 font-semibold underline underline-offset-4")}
          onClick={() => pressToast(message)}
        >
          {message.action.label}
        </button>
      )}
      <button type="button" aria-label={t("close")} className={toastButton("size-10 shrink-0")} onClick={dismissToast}>
        <X aria-hidden className="m-auto size-4" strokeWidth={1.75} />
      </button>
    </div>
  );
}

const toastButton = (extra: string) => clsx("h-10 shrink-0 rounded-ctl -outline-offset-4 outline-current pointer-coarse:h-11", extra);
