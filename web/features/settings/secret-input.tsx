import { clsx } from "clsx";
import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { useTranslation } from "react-i18next";
import { buttonClass } from "../../ui/button.tsx";
import { controlClass } from "../../ui/field.tsx";

/** A field for a key: hidden until its owner wants to see it, and left alone by browsers, spelling and password managers. */
export function SecretInput(props: ComponentProps<"input">) {
  const { t } = useTranslation("settings");
  const [isShown, setShown] = useState(false);
  const label = t(isShown ? "key.hide" : "key.show");
  const Icon = isShown ? EyeOff : Eye;
  return (
    <div className="relative min-w-0 flex-1">
      <input
        {...props}
        type={isShown ? "text" : "password"}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        data-1p-ignore
        data-lpignore="true"
        className={clsx(
          controlClass,
          "h-10 pe-11 font-mono text-sm pointer-coarse:h-11 pointer-coarse:text-base rtl:ps-11 rtl:pe-3 rtl:text-right",
        )}
      />
      <button
        type="button"
        aria-label={label}
        title={label}
        aria-pressed={isShown}
        onClick={() => setShown(!isShown)}
        className={buttonClass({ variant: "quiet", size: "icon" }, "absolute! end-0 top-0 text-ink-2")}
      >
        <Icon aria-hidden className="size-[18px]" strokeWidth={1.75} />
      </button>
    </div>
  );
}
