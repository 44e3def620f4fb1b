import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type KeyProvider, useKeyDeeds, useSavedKeys } from "../../api/account/api-keys.ts";
import { ApiError, NetworkError } from "../../api/client.ts";
import { showToast } from "../../ui/toast.ts";
import { deedsOf, entryOf, type KeyEdits, type KeyEntry, type Mistake, mistakeIn, providerOf } from "./settings-form.ts";

/** What is typed in the dialog and what saving does with it. Typed keys are forgotten once they are saved, and with the dialog. */
export function useSettingsForm(isSignedIn: boolean, onSignedOut: () => void, onSaved: () => void) {
  const { t } = useTranslation("settings");
  const saved = useSavedKeys(isSignedIn);
  const deeds = useKeyDeeds();
  const [edits, setEdits] = useState<KeyEdits>({});
  const [mistake, setMistake] = useState<Mistake | null>(null);
  const [errors, setErrors] = useState<Partial<Record<KeyProvider, string>>>({});
  const [isSaving, setSaving] = useState(false);
  const keys = saved.data ?? [];
  const savedOf = (provider: KeyProvider) => keys.find((key) => key.provider === provider);
  const entry = (provider: KeyProvider) => entryOf(savedOf(provider), edits[provider]);

  const edit = (provider: KeyProvider, changes: Partial<KeyEntry>) => {
    setEdits((before) => ({ ...before, [provider]: { ...before[provider], ...changes } }));
    setErrors((before) => ({ ...before, [provider]: undefined }));
    if (provider === "custom") setMistake(null);
  };

  /** Marks what is wrong with the own address; true when something is. */
  const findMistake = (needsModel: boolean, needsAddress = false) => {
    const found =
      mistakeIn(entry("custom"), needsModel) ?? (needsAddress && entry("custom").baseUrl.trim() === "" ? "addressMissing" : null);
    setMistake(found);
    return found !== null;
  };

  const sentenceOf = (provider: KeyProvider, error: unknown) => {
    if (error instanceof NetworkError) return t("saveErrors.network");
    if (!(error instanceof ApiError && error.code === "INVALID")) return t("saveErrors.other");
    const { reason } = (error.details ?? {}) as { reason?: string };
    return t(provider === "custom" && reason === "another-address" ? "custom.keyAgain" : "saveErrors.invalid");
  };

  const save = async () => {
    if (findMistake(true)) return;
    const wanted = deedsOf(edits, keys);
    if (wanted.length === 0) return onSaved();
    setSaving(true);
    const failed: Partial<Record<KeyProvider, string>> = {};
    let isAllSaved = true;
    for (const deed of wanted) {
      const provider = providerOf(deed);
      try {
        await (deed.kind === "save" ? deeds.save(deed.key) : deeds.remove(deed.provider));
        setEdits(({ [provider]: _done, ...others }) => others);
      } catch (error) {
        if (error instanceof ApiError && error.status === 401) return onSignedOut();
        if (isOfAddress(error)) setMistake("addressWrong");
        else failed[provider] = sentenceOf(provider, error);
        isAllSaved = false;
      }
    }
    setSaving(false);
    setErrors(failed);
    if (!isAllSaved) {
      showToast({ title: t("saveFailed.title"), description: t("saveFailed.text"), tone: "error" });
      return;
    }
    const isOnlyRemoval = wanted.every(({ kind }) => kind === "remove");
    showToast({ title: t(isOnlyRemoval ? "keyRemoved" : "keySaved"), tone: "success" });
    onSaved();
  };

  return { saved, savedOf, entry, edit, mistake, errors, isSaving, findMistake, save };
}

/** The server refuses the address itself: that is said where the address is typed. */
function isOfAddress(error: unknown): boolean {
  if (!(error instanceof ApiError && error.code === "INVALID")) return false;
  return ((error.details ?? {}) as { fields?: string[] }).fields?.includes("baseUrl") ?? false;
}
