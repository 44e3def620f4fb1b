import { type ReactNode, useEffect, useId } from "react";
import { useTranslation } from "react-i18next";
import type { KeyProvider, KeyToTest, SavedKey } from "../../api/account/api-keys.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { showToast } from "../../ui/toast.ts";
import { SavedLine } from "./saved-line.tsx";
import { SecretInput } from "./secret-input.tsx";
import { addressOf, type KeyEntry } from "./settings-form.ts";
import { TestResult } from "./test-result.tsx";
import { useKeyTest } from "./use-key-test.ts";

interface KeyFieldProps {
  provider: KeyProvider;
  label: string;
  help: ReactNode;
  entry: KeyEntry;
  saved: SavedKey | undefined;
  onEdit: (changes: Partial<KeyEntry>) => void;
  /** True with a session; without one, testing leads to sign-in. */
  isSignedIn: boolean;
  onSignIn: () => void;
  /** The last attempt to save this one failed: why, in a sentence. */
  error?: string;
  /** For an own address: says what is missing before a test, or null. */
  findMistake?: () => boolean;
  onModels?: (models: string[]) => void;
}

/** Where a provider's key is typed, for the keyboard to be put there. */
export function findKeyField(provider: KeyProvider): HTMLElement | null {
  return document.querySelector(`[data-key-of="${provider}"]`);
}

/** One key: its field with Test, how the test ended, and what is saved already. */
export function KeyField(props: KeyFieldProps) {
  const { provider, label, help, entry, saved, onEdit, isSignedIn, onSignIn, error, findMistake, onModels } = props;
  const { t } = useTranslation("settings");
  const { test, run, forget } = useKeyTest(onSignIn);
  const isCustom = provider === "custom";
  const resultId = useId();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address has not been tested.
  useEffect(forget, [entry.baseUrl]);

  const press = async () => {
    if (!isSignedIn) return onSignIn();
    if (findMistake?.()) return;
    const apiKey = entry.keyValue.trim();
    if (apiKey === "" && !isCustom) return showToast({ title: t("noKey.title"), description: t("noKey.text"), tone: "error" });
    const key: KeyToTest = isCustom ? { provider, apiKey, baseUrl: addressOf(entry.baseUrl) } : { provider, apiKey };
    const result = await run(key);
    if (result?.models) onModels?.(result.models);
  };

  return (
    <div className="flex flex-col gap-2">
      <Field label={label} help={help} error={error}>
        {(control) => (
          <span className="flex gap-2">
            <SecretInput
              {...control}
              data-key-of={isCustom ? undefined : provider}
              aria-describedby={[control["aria-describedby"], test.outcome ? resultId : undefined].filter(Boolean).join(" ")}
              value={entry.keyValue}
              onChange={(event) => {
                forget();
                onEdit({ keyValue: event.target.value, isRemoved: false });
              }}
            />
            <Button busy={test.isRunning} aria-label={t("testLabel", { name: label })} onClick={() => void press()}>
              {t(test.isRunning ? "testing" : "test")}
            </Button>
          </span>
        )}
      </Field>
      {test.outcome && <TestResult id={resultId} outcome={test.outcome} />}
      {saved && <SavedLine saved={saved} name={label} entry={entry} onEdit={onEdit} />}
    </div>
  );
}
