import { Moon, Sun } from "lucide-react";
import { useTranslation } from "react-i18next";
import { buttonClass } from "../../ui/button.tsx";
import { chooseTheme, useTheme } from "../../ui/theme.ts";

export function ThemeToggle({ className }: { className?: string }) {
  const { t } = useTranslation();
  const isDark = useTheme((state) => state.theme === "dark");
  const label = t(isDark ? "navigation.light" : "navigation.dark");
  const Icon = isDark ? Sun : Moon;
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={() => chooseTheme(isDark ? "light" : "dark")}
      className={buttonClass({ variant: "quiet", size: "icon" }, className)}
    >
      <Icon aria-hidden className="size-[18px]" strokeWidth={1.75} />
    </button>
  );
}
