import { type FormEvent, type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { countCharacters, limits } from "../../../functions/http/limits.ts";
import "../../i18n/versions-words.ts";
import { useFigures } from "../../i18n/use-figures.ts";
import { TextField } from "../../ui/field.tsx";

interface NameFieldProps {
  label: string;
  /** What stands there first. */
  name?: string;
  /** Why the last attempt failed, as a sentence. */
  problem: string | null;
  onName: (name: string, clear: () => void) => void;
  /** The keyboard goes there when it appears. */
  isFirst?: boolean;
  children: ReactNode;
}

/** A form that asks for the name of a version; what was typed stays until it is saved. */
export function NameField({ label, name: first = "", problem, onName, isFirst = false, children }: NameFieldProps) {
  const { t } = useTranslation("versions");
  const figure = useFigures();
  const [name, setName] = useState(first);
  const tooMany = countCharacters(name.trim()) - limits.versionName;
  const wrong = tooMany > 0 ? t("save.tooLong", { count: tooMany, figure: figure(tooMany) }) : null;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!wrong) onName(name.trim(), () => setName(""));
  };

  return (
    <form onSubmit={submit} noValidate className="flex flex-wrap items-end gap-2">
      <TextField
        className="min-w-48 flex-1"
        label={label}
        error={wrong ?? problem ?? undefined}
        value={name}
        onChange={(event) => setName(event.target.value)}
        autoComplete="off"
        autoFocus={isFirst}
        dir="auto"
      />
      {children}
    </form>
  );
}
