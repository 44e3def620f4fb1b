import { Fingerprint } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { addTroubleOf, type Passkey, useAddPasskey } from "../../api/account/passkeys.ts";
import { useFigures } from "../../i18n/use-figures.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { showToast } from "../../ui/toast.ts";
import { readAgent } from "./device-name.ts";
import { longButtonClass } from "./long-button.ts";
import { usePasskeyName } from "./passkey-row.tsx";
import { proposeName } from "./propose-name.ts";
import { useTroubleWords } from "./use-trouble-words.ts";

interface AddPasskeyProps {
  known: readonly Passkey[];
  onAdded: (passkey: Passkey) => void;
}

/** The button, and beside it how it went; the browser asks the rest in dialogs of its own. */
export function AddPasskey({ known, onAdded }: AddPasskeyProps) {
  const { t } = useTranslation("account");
  const figures = useFigures();
  const troubleWords = useTroubleWords();
  const deviceName = useDeviceName();
  const nameOf = usePasskeyName();
  const add = useAddPasskey();
  const [note, setNote] = useState<string>();
  const [problem, setProblem] = useState<string>();

  const fail = (error: unknown) => {
    const trouble = addTroubleOf(error);
    // Neither is a fault: one wanted it so, and the device can be used already.
    if (trouble === "cancelled" || trouble === "known") return setNote(t(`passkeys.${trouble}`));
    setNote(undefined);
    if (trouble === "tooMany") setProblem(t("passkeys.tooMany", { most: figures(known.length) }));
    else setProblem(trouble === "other" ? troubleWords(t("passkeys.addFailed"), error) : t(`passkeys.${trouble}`));
  };
  const press = () => {
    setProblem(undefined);
    setNote(t("passkeys.adding"));
    const taken = known.map(({ name }) => name);
    add.mutate(proposeName(deviceName(), taken), {
      onSuccess: (passkey) => {
        setNote(undefined);
        showToast({
          title: t("passkeys.added", { name: `\u2068${nameOf(passkey)}\u2069` }),
          tone: "success",
        });
        onAdded(passkey);
      },
      onError: fail,
    });
  };

  return (
    <div className="flex flex-col items-start gap-3">
      <Button
        className={longButtonClass}
        busy={add.isPending}
        iconStart={<Fingerprint aria-hidden className="size-4" strokeWidth={1.75} />}
        onClick={press}
      >
        {t("passkeys.add")}
      </Button>
      <p role="status" className="text-sm text-ink-2 empty:-mt-3">
        {note}
      </p>
      {problem && (
        <Notice tone="error" className="self-stretch">
          {problem}
        </Notice>
      )}
    </div>
  );
}

/** "Chrome on Windows", as in the list of devices. */
function useDeviceName(): () => string {
  const { t } = useTranslation("account");
  const { direction } = useLanguage();
  return () => {
    const { browser, system } = readAgent(navigator.userAgent);
    const name = browser && system ? t("devices.name", { browser, system }) : browser || system;
    // Beginning with a Latin word, it would count as written from left to right wherever it stands.
    return name && direction === "rtl" ? `\u200f${name}` : name;
  };
}
