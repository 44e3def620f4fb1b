import { Globe } from "lucide-react";
import { useTranslation } from "react-i18next";
import { type LanguageCode, readyLanguages } from "../../../locales/languages.ts";
import { readSession } from "../../api/account/session.ts";
import { request } from "../../api/client.ts";
import { changeLanguage } from "../../i18n/i18n.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { showToast } from "../../ui/toast.ts";

/**
 * A native select over its own words: every platform's best list, and no script of ours. Where room is scarce the globe may stand alone.
 */
export function LanguagePicker({ isNameOptional = false }: { isNameOptional?: boolean }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <label className="relative flex h-10 min-w-10 shrink-0 items-center justify-center gap-2 rounded-ctl px-3 text-sm max-sm:px-2 font-medium focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-pencil hover:bg-wash pointer-coarse:h-11">
      <Globe aria-hidden className="size-[18px]" strokeWidth={1.75} />
      <span aria-hidden className={isNameOptional ? "max-[27rem]:hidden" : "max-[24rem]:hidden"}>
        {language.nativeName}
      </span>
      <select
        aria-label={t("navigation.language")}
        value={language.code}
        onChange={(event) =>
          choose(event.target.value as LanguageCode).catch(() =>
            showToast({ tone: "error", title: t("navigation.languageFailed.title"), description: t("navigation.languageFailed.text") }),
          )
        }
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      >
        {readyLanguages.map(({ code, nativeName, flag }) => (
          <option key={code} value={code} lang={code} className="bg-sheet text-ink">
            {/* The name first: letters that are typed choose by the beginning. */}
            {nativeName} {flag}
          </option>
        ))}
      </select>
    </label>
  );
}

async function choose(language: LanguageCode): Promise<void> {
  await changeLanguage(language);
  const user = await readSession().catch(() => null);
  // The account's language is for mails; this browser shows the choice whether or not the server could save it.
  if (user) await request("PATCH /user", { body: { language } }).catch(() => undefined);
}
