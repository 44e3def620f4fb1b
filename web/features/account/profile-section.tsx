import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { countCharacters, limits } from "../../../functions/http/limits.ts";
import { type User, useChangeUser } from "../../api/account/account.ts";
import { useFigures } from "../../i18n/use-figures.ts";
import { TextField } from "../../ui/field.tsx";
import { AccountSection } from "./account-section.tsx";
import { SavedNote } from "./saved-note.tsx";
import { useSaved } from "./use-saved.ts";
import { useTroubleWords } from "./use-trouble-words.ts";

export function ProfileSection({ user }: { user: User }) {
  const { t } = useTranslation("account");
  return (
    <AccountSection anchor="profile" title={t("profile.title")}>
      <NameField user={user} />
      <div className="flex flex-col gap-1.5">
        <p className="text-xs font-semibold">{t("profile.email")}</p>
        <p className="break-words">
          <bdi dir="ltr">{user.email}</bdi>
        </p>
        <p className="text-xs text-ink-2">{t("profile.emailHelp")}</p>
      </div>
    </AccountSection>
  );
}

/** Saved on leaving it and on Enter; what was typed stays whatever happens. */
function NameField({ user }: { user: User }) {
  const { t } = useTranslation("account");
  const figures = useFigures();
  const troubleWords = useTroubleWords();
  const change = useChangeUser();
  const [name, setName] = useState(user.firstName);
  const [error, setError] = useState<string>();
  const saved = useSaved();
  const typed = useRef(name);
  const asked = useRef(user.firstName);

  const save = () => {
    const wanted = name.trim();
    if (wanted === asked.current) return;
    if (countCharacters(wanted) > limits.firstName) return setError(t("profile.nameTooLong", { most: figures(limits.firstName) }));
    asked.current = wanted;
    change.mutate(
      { firstName: wanted },
      {
        onSuccess: ({ firstName }) => {
          if (typed.current.trim() === wanted) setName(firstName);
          if (asked.current === wanted) asked.current = firstName;
          setError(undefined);
          saved.show();
        },
        onError: (failure) => {
          asked.current = user.firstName;
          setError(troubleWords(t("profile.nameFailed"), failure));
        },
      },
    );
  };

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <TextField
        className="max-w-96"
        label={t("profile.name")}
        help={t("profile.nameHelp")}
        // Read aloud as it appears: the field may have been left by then.
        error={error && <span role="alert">{error}</span>}
        aside={<SavedNote isSaved={saved.isSaved} />}
        autoComplete="given-name"
        dir="auto"
        value={name}
        onBlur={save}
        onChange={({ target }) => {
          typed.current = target.value;
          setName(target.value);
          setError(undefined);
          saved.hide();
        }}
      />
    </form>
  );
}
