import { type FormEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useOrigin } from "../../api/press/article-origin.ts";
import { Button } from "../../ui/button.tsx";
import { controlClass, Field } from "../../ui/field.tsx";
import type { useImport } from "./use-import.ts";

/** Import from URL (specification §2): an address and its button. */
export function ImportField({ importing }: { importing: ReturnType<typeof useImport> }) {
  const { t } = useTranslation("app");
  const address = useOrigin((origin) => origin.address);
  const input = useRef<HTMLInputElement>(null);
  const { isRunning, problem, start, forgetProblem } = importing;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (address.trim() === "") input.current?.focus();
    start(address);
  };

  return (
    // The address is judged by the server, which says more than a browser's "Please enter a URL."
    <form onSubmit={submit} noValidate>
      <Field label={t("import.title")} help={t("import.help")} error={problem ?? undefined}>
        {(control) => (
          <div className="flex flex-wrap gap-2">
            <input
              {...control}
              ref={input}
              type="url"
              inputMode="url"
              dir="ltr"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              placeholder="https://"
              value={address}
              onChange={(event) => {
                forgetProblem();
                useOrigin.getState().note({ address: event.target.value });
              }}
              className={`${controlClass} h-10 min-w-40 flex-1 pointer-coarse:h-11`}
            />
            <Button type="submit" busy={isRunning}>
              {t(isRunning ? "import.running" : "import.button")}
            </Button>
          </div>
        )}
      </Field>
    </form>
  );
}
