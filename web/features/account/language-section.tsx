import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type LanguageCode, languageOf, readyLanguages } from "../../../locales/languages.ts";
import { type User, useChangeUser } from "../../api/account.ts";
import { changeLanguage } from "../../i18n/i18n.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Select } from "../../ui/select.tsx";
import { AccountSection } from "./account-section.tsx";
import { SavedNote } from "./saved-note.tsx";
import { useSaved } from "./use-saved.ts";
import { useTroubleWords } from "./use-trouble-words.ts";

const choices = readyLanguages.map(({ code, nativeName }) => ({ value: code, label: nativeName }));

/** One language for the screens and the mails. */
export function LanguageSection({ user }: { user: User }) {
  const { t } = useTranslation("account");
  const { t: tPublic } = useTranslation();
  const language = useLanguage();
  const troubleWords = useTroubleWords();
  const change = useChangeUser();
  const [failure, setFailure] = useState<"screens" | { error: unknown } | null>(null);
  const saved = useSaved();
  // The account's language came from another browser. Choosing one here, in the bar too, settles it.
  const [apart] = useState(() => ({ mails: user.language, screens: language.code }));
  const isApart = apart.mails !== apart.screens && user.language === apart.mails && language.code === apart.screens;

  const tell = (code: LanguageCode) => {
    setFailure(null);
    change.mutate({ language: code }, { onSuccess: saved.show, onError: (error) => setFailure({ error }) });
  };

  const choose = async (code: LanguageCode) => {
    saved.hide();
    try {
      await changeLanguage(code);
    } catch {
      return setFailure("screens");
    }
    tell(code);
  };

  const screensFailed =
    failure === "screens" ? `${tPublic("navigation.languageFailed.title")}. ${tPublic("navigation.languageFailed.text")}` : undefined;
  return (
    <AccountSection anchor="language" title={t("language.title")}>
      <div className="max-w-96">
        <Select
          label={t("language.label")}
          choices={choices}
          value={language.code}
          onChange={(code) => void choose(code)}
          error={failure && failure !== "screens" ? troubleWords(t("language.failed"), failure.error) : screensFailed}
        />
        <span className="mt-1 -mb-6 block text-end text-xs">
          <SavedNote isSaved={saved.isSaved} />
        </span>
      </div>
      {isApart && (
        <Notice
          className="mt-2"
          actions={
            <Button size="small" busy={change.isPending} onClick={() => tell(language.code)}>
              {t("language.apartButton")}
            </Button>
          }
        >
          {t("language.apart", { name: languageOf(apart.mails).nativeName })}
        </Notice>
      )}
    </AccountSection>
  );
}
