import { type KeyProvider, type KeyToSave, keyProviders, type SavedKey } from "../../api/account/api-keys.ts";

/** One provider as the dialog shows it: what is saved, with what was changed on top. The key itself is only ever the typed one. */
export interface KeyEntry {
  keyValue: string;
  isActive: boolean;
  isRemoved: boolean;
  baseUrl: string;
  model: string;
}

export type KeyEdits = Partial<Record<KeyProvider, Partial<KeyEntry>>>;

export function entryOf(saved: SavedKey | undefined, edits: Partial<KeyEntry> | undefined): KeyEntry {
  return {
    keyValue: "",
    isActive: saved?.isActive ?? true,
    isRemoved: false,
    baseUrl: saved?.baseUrl ?? "",
    model: saved?.model ?? "",
    ...edits,
  };
}

/** The address as it is meant: https where nothing else was said. */
export function addressOf(typed: string): string {
  const text = typed.trim();
  return text === "" || /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`;
}

export type Deed = { kind: "save"; key: KeyToSave } | { kind: "remove"; provider: KeyProvider };

export const providerOf = (deed: Deed) => (deed.kind === "save" ? deed.key.provider : deed.provider);

/** What saving has to do: keys that were typed, settings of saved ones that changed, and removals. An empty field saves nothing. */
export function deedsOf(edits: KeyEdits, saved: readonly SavedKey[]): Deed[] {
  return keyProviders.flatMap((provider): Deed[] => {
    const before = saved.find((key) => key.provider === provider);
    const entry = entryOf(before, edits[provider]);
    if (entry.isRemoved) return before ? [{ kind: "remove", provider }] : [];
    const keyValue = entry.keyValue.trim();
    const baseUrl = addressOf(entry.baseUrl);
    const model = entry.model.trim();
    const isCustom = provider === "custom";
    const isChanged = before
      ? entry.isActive !== before.isActive || (isCustom && (baseUrl !== before.baseUrl || model !== (before.model ?? "")))
      : isCustom && baseUrl !== "";
    if (keyValue === "" && !isChanged) return [];
    return [{ kind: "save", key: { provider, keyValue, isActive: entry.isActive, ...(isCustom ? { baseUrl, model } : {}) } }];
  });
}

export type Mistake = "addressMissing" | "addressWrong" | "modelMissing";

/** What is wrong with an own address, or null. Nothing given at all is nothing wrong. */
export function mistakeIn(entry: KeyEntry, needsModel: boolean): Mistake | null {
  const isEmpty = [entry.keyValue, entry.baseUrl, entry.model].every((text) => text.trim() === "");
  if (entry.isRemoved || isEmpty) return null;
  const address = addressOf(entry.baseUrl);
  if (address === "") return "addressMissing";
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol)) return "addressWrong";
  return needsModel && entry.model.trim() === "" ? "modelMissing" : null;
}
