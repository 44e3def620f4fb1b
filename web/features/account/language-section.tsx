import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { type LanguageCode, languageOf, readyLanguages } from "../../../locales/languages.ts";
import { type User, useChangeUser } from "../../api/account/account.ts";
import { queryKeys, useRefreshAccount } from "../../api/queries.ts";
import { changeLanguage } from "../../i18n/i18n.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Select } from "../../ui/select.tsx";
import { showToast } from "../../ui/toast.ts";
import { AccountSection } from "./account-section.tsx";
import { longButtonClass } from "./long-button.ts";
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
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  const saved = useSaved();
  const isApart = useIsApart(user, language.code);

  const tell = (code: LanguageCode) => {
    setFailure(null);
    change.mutate({ language: code }, { onSuccess: saved.show, onError: (error) => setFailure({ error }) });
  };

  const choose = async (code: LanguageCode) => {
    saved.hide();
    try {
      await changeLanguage(code);
    } catch {
      return showToast({
        tone: "error",
        title: tPublic("navigation.languageFailed.title"),
        description: tPublic("navigation.languageFailed.text"),
      });
    }
    tell(code);
  };

  const trouble = failure && troubleWords(t("language.failed"), failure.error);
  return (
    <AccountSection anchor="language" title={t("language.title")}>
      <div className="max-w-96">
        <Select
          label={t("language.label")}
          choices={choices}
          value={language.code}
          onChange={(code) => void choose(code)}
          error={trouble && <span role="alert">{trouble}</span>}
        />
        <span className="mt-1 -mb-6 block text-end text-xs">
          <SavedNote isSaved={saved.isSaved} />
        </span>
      </div>
      {isApart && (
        <Notice
          className="mt-2"
          actions={
            <Button size="small" className={longButtonClass} busy={change.isPending} onClick={() => tell(language.code)}>
              {t("language.apartButton")}
            </Button>
          }
        >
          {t("language.apart", { name: languageOf(user.language).nativeName })}
        </Notice>
      )}
    </AccountSection>
  );
}

/** True while the account's language is another browser's. Choosing one here, in the bar too, settles it. */
function useIsApart(user: User, screens: LanguageCode): boolean {
  const client = useQueryClient();
  const refreshAccount = useRefreshAccount();
  const [before, setBefore] = useState<{ mails: string | undefined; screens: string } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: on arrival; what is known of the account may be from before a choice in the bar.
  useEffect(() => {
    void refreshAccount().then(() => setBefore({ mails: client.getQueryData<User>(queryKeys.user)?.language, screens }));
  }, []);
  return before !== null && before.mails !== before.screens && user.language === before.mails && screens === before.screens;
}
