import { clsx } from "clsx";
import { CircleAlert } from "lucide-react";
import { type ComponentProps, type ReactNode, useId } from "react";

interface FieldProps {
  label: ReactNode;
  /** Said below the field and read with it. */
  help?: ReactNode;
  /** One sentence that says what to do. Marks the field as invalid. */
  error?: ReactNode;
  /** At the end of the line below: a counter, a verdict. */
  aside?: ReactNode;
  className?: string;
}

interface ControlProps {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

/** Label above, help or error below; `children` gives the control its id and descriptions. */
export function Field({ label, help, error, aside, className, children }: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const id = useId();
  const noteId = `${id}-note`;
  const note = error ?? help;
  return (
    <div className={clsx("flex flex-col gap-1.5", className)}>
      <label htmlFor={id} className="text-xs font-semibold">
        {label}
      </label>
      {children({ id, "aria-describedby": note ? noteId : undefined, "aria-invalid": error ? true : undefined })}
      {(note || aside) && (
        <div className="flex items-start justify-between gap-4 text-xs max-[18rem]:flex-wrap leading-snug text-ink-2">
          {note ? (
            <p id={noteId} className={clsx("flex gap-1.5", error && "font-medium text-press")}>
              {error && <CircleAlert aria-hidden className="mt-px size-3.5 shrink-0" />}
              <span>{note}</span>
            </p>
          ) : (
            <span />
          )}
          {aside && <span className="max-w-[70%] shrink-0 text-end max-[24rem]:max-w-[55%] tabular-nums">{aside}</span>}
        </div>
      )}
    </div>
  );
}

export const controlClass =
  "w-full rounded-ctl border border-rule-2 bg-sheet px-3 text-ink transition-colors hover:border-ink-3 aria-invalid:border-2 aria-invalid:border-press disabled:bg-wash disabled:text-ink-3";

export function TextField({ label, help, error, aside, className, ...input }: FieldProps & Omit<ComponentProps<"input">, "className">) {
  return (
    <Field label={label} help={help} error={error} aside={aside} className={className}>
      {(control) => <input {...input} {...control} className={clsx(controlClass, "h-10 pointer-coarse:h-11")} />}
    </Field>
  );
}

/** Grows with its text; `rows` is the least height. */
export function TextArea({
  label,
  help,
  error,
  aside,
  className,
  rows = 6,
  ...input
}: FieldProps & Omit<ComponentProps<"textarea">, "className">) {
  return (
    <Field label={label} help={help} error={error} aside={aside} className={className}>
      {(control) => (
        <textarea
          {...input}
          {...control}
          rows={rows}
          // A field sized by its content does not heed rows.
          style={{ minHeight: `min(${rows * 1.625 + 1.25}em, 50vh)` }}
          className={clsx(controlClass, "field-sizing-content max-h-[60vh] py-2.5 leading-relaxed")}
        />
      )}
    </Field>
  );
}
