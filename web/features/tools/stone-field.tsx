import { type ComponentProps, useRef, useState } from "react";
import type { Newspaper } from "../../api/newspapers.ts";
import { readPlace, textEdit } from "../../api/stone/page-edits.ts";
import { TextField } from "../../ui/field.tsx";
import { takeStep } from "./step.ts";
import { valueEdit } from "./tool-edits.ts";

interface StoneFieldProps extends Omit<ComponentProps<typeof TextField>, "value" | "onChange"> {
  newspaper: Newspaper;
  /** Of a text. */
  path: string;
}

/** A line of the newspaper that is changed in the panel: the page follows each key. One stay in the field is one stretch of typing. */
export function StoneField({ newspaper, path, ...field }: StoneFieldProps) {
  const visit = useRef("");
  const value = String(readPlace(newspaper, path) ?? "");
  return (
    <TextField
      {...field}
      dir="auto"
      value={value}
      onFocus={() => {
        visit.current = `tools ${path} ${performance.now()}`;
      }}
      onChange={({ target }) => {
        const { value: typed } = target;
        takeStep((now) => textEdit(path, String(readPlace(now, path) ?? ""), typed), visit.current);
      }}
    />
  );
}

interface CheckedFieldProps extends Omit<ComponentProps<typeof TextField>, "value" | "onChange" | "error"> {
  newspaper: Newspaper;
  path: string;
  /** What is kept of what was typed; null for what cannot be kept. */
  read: (typed: string) => string | number | null;
  /** Said while it cannot be kept. */
  complaint: string;
}

/** A date or a number of the newspaper: the page follows as soon as what was typed is one, and has the last good one otherwise. */
export function CheckedField({ newspaper, path, read, complaint, ...field }: CheckedFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const value = readPlace(newspaper, path);
  const isBad = typed !== null && read(typed) === null;
  return (
    <TextField
      {...field}
      value={typed ?? String(value ?? "")}
      error={isBad ? complaint : undefined}
      onChange={({ target }) => {
        setTyped(target.value);
        const kept = read(target.value);
        if (kept !== null && kept !== value) takeStep((now) => valueEdit(now, path, kept));
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
