import { LoaderCircle } from "lucide-react";
import { useTranslation } from "react-i18next";
import { limits } from "../../../functions/http/limits.ts";
import type { Layout } from "../../../functions/templates/contract.ts";
import "../../i18n/layouts-words.ts";
import { templates } from "../../typeset/index.ts";
import { Button } from "../../ui/button.tsx";
import { TextArea, TextField } from "../../ui/field.tsx";
import { Switch } from "../../ui/switch.tsx";
import { configure, useCanvas } from "./canvas-store.ts";
import { Card } from "./card.tsx";
import { NativeSelect } from "./native-select.tsx";
import type { SampleWords } from "./sample-words.ts";
import { layouts, usePageNames } from "./use-page-names.ts";

/** The specification's four, before the nine others. */
const first = ["american-classic", "british-broadsheet", "modern-herald", "vintage-times"];
const others = templates.map(({ id }) => id).filter((id) => !first.includes(id));

interface ConfigurationCardProps {
  words: SampleWords | undefined;
  onGenerate: () => void;
  className?: string;
}

/** Which page is laid out, and what stands on it. */
export function ConfigurationCard({ words, onGenerate, className }: ConfigurationCardProps) {
  const { t } = useTranslation("layouts");
  const { templateName, layoutName } = usePageNames();
  const { template, layout, title, content } = useCanvas(({ configuration }) => configuration);
  const hasOverlay = useCanvas((canvas) => canvas.hasOverlay);
  const pending = useCanvas((canvas) => canvas.pending);
  const optionOf = (id: string) => (
    <option key={id} value={id}>
      {templateName(id)}
    </option>
  );
  return (
    <Card title={t("config.title")} className={className}>
      <div className="mt-3 grid gap-3">
        <div className="grid gap-3 sm:grid-cols-2 desk:grid-cols-1">
          <NativeSelect label={t("config.template")} value={template} onChange={(id) => configure({ template: id })}>
            <optgroup label={t("config.first")}>{first.map(optionOf)}</optgroup>
            <optgroup label={t("config.others")}>{others.map(optionOf)}</optgroup>
          </NativeSelect>
          <NativeSelect label={t("config.layout")} value={layout} onChange={(name) => configure({ layout: name as Layout })}>
            {layouts.map((name) => (
              <option key={name} value={name}>
                {layoutName(name)}
              </option>
            ))}
          </NativeSelect>
        </div>
        <TextField
          label={t("config.articleTitle")}
          value={title ?? words?.title ?? ""}
          maxLength={limits.title}
          onChange={({ target }) => configure({ title: target.value })}
        />
        <TextArea
          label={t("config.mainContent")}
          rows={4}
          // The article scrolls in it: this is not where it is written.
          className="[&_textarea]:max-h-40"
          value={content ?? words?.content ?? ""}
          maxLength={limits.content}
          onChange={({ target }) => configure({ content: target.value })}
        />
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <Button
            busy={pending === "generate"}
            disabled={!words || (pending !== null && pending !== "generate")}
            iconStart={
              pending === "generate" && <LoaderCircle aria-hidden className="size-4 animate-spin motion-reduce:hidden" strokeWidth={1.75} />
            }
            onClick={onGenerate}
          >
            {t("config.generate")}
          </Button>
          <Switch label={t("config.overlay")} checked={hasOverlay} onChange={(shown) => useCanvas.setState({ hasOverlay: shown })} />
        </div>
      </div>
    </Card>
  );
}
