import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { countCharacters, limits } from "../../../functions/http/limits.ts";
import { type Passkey, useRenamePasskey } from "../../api/account/passkeys.ts";
import { useFigures } from "../../i18n/use-figures.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { useTroubleWords } from "./use-trouble-words.ts";

/** Writes a passkey's name: Enter or the button saves, Escape leaves it as it was. What was typed stays when it could not be saved. */
export function PasskeyName({ passkey, onDone }: { passkey: Passkey; onDone: () => void }) {
  const { t } = useTranslation("account");
  const { t: tPublic } = useTranslation();
  const figures = useFigures();
  const troubleWords = useTroubleWords();
  const rename = useRenamePasskey();
  const [name, setName] = useState(passkey.name);
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);

  const save = () => {
    const wanted = name.trim();
    if (wanted === passkey.name && wanted !== "") return onDone();
    if (wanted === "") return setError(t("passkeys.nameMissing"));
    if (countCharacters(wanted) > limits.passkeyName) return setError(t("profile.nameTooLong", { most: figures(limits.passkeyName) }));
    rename.mutate(
      { id: passkey.id, name: wanted },
      { onSuccess: onDone, onError: (failure) => setError(troubleWords(t("passkeys.renameFailed"), failure)) },
    );
  };

  return (
    <form
      noValidate
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <TextField
        ref={field}
        className="max-w-96"
        label={t("passkeys.name")}
        error={error}
        autoComplete="off"
        dir="auto"
        value={name}
        onKeyDown={(event) => {
          if (event.key === "Escape" && !event.nativeEvent.isComposing) onDone();
        }}
        onChange={({ target }) => {
          setName(target.value);
          setError(undefined);
        }}
      />
      <span className="flex flex-wrap gap-2">
        <Button type="submit" size="small" busy={rename.isPending}>
          {t("passkeys.save")}
        </Button>
        <Button variant="quiet" size="small" onClick={onDone}>
          {tPublic("cancel")}
        </Button>
      </span>
    </form>
  );
}
