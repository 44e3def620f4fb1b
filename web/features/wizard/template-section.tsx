import { Check } from "lucide-react";
import { RadioGroup } from "radix-ui";
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Layout, Template } from "../../../functions/templates/contract.ts";
import { useDraft } from "../../api/draft.ts";
import { useTemplates } from "../../api/queries.ts";
import { useSentences } from "../../i18n/use-sentences.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { WizardSection } from "./wizard-section.tsx";

const longestName = 30;

/** A template's name, cut between written characters when it is longer than a card shows. */
export function cardName(name: string): string {
  const letters = [...name];
  return letters.length <= longestName
    ? name
    : `${letters
        .slice(0, longestName - 1)
        .join("")
        .trimEnd()}…`;
}

/** A template's words in the interface's language where we have them, else as the server has them, in English. */
function useTemplateWords() {
  const { t, i18n } = useTranslation("app");
  return (template: Template) => {
    const say = (field: "description" | "region") => {
      const key = `template.known.${template.id}.${field}`;
      return i18n.exists(key, { ns: "app" }) ? t(key as "template.known.american-classic.description") : template[field];
    };
    const region = say("region");
    const named = `papers.${template.id}`;
    const name = i18n.exists(named) ? t(named as "papers.american-classic", { ns: "public" }) : template.name;
    return { name, description: say("description"), region: region === "Universal" ? "" : region };
  };
}

/** What of a newspaper the second step decides. */
export interface Look {
  templateId: string;
  layout: Layout;
  /** The layout saved for this template and these columns, as it is now: changing it later moves no newspaper. */
  sectionLayout: unknown;
}

const columns = { "one-column": "one", "two-column": "two", "three-column": "three" } as const;
const layouts: readonly Layout[] = ["one-column", "two-column", "three-column"];

interface TemplateSectionProps {
  /** A small picture of the page in that template. */
  thumbnail: (templateId: string) => ReactNode;
  onLook: (look: Look) => void;
}

export function TemplateSection({ thumbnail, onLook }: TemplateSectionProps) {
  const { t } = useTranslation("app");
  const { data: templates, error, isPending, isFetching, refetch } = useTemplates();
  const templateId = useDraft((draft) => draft.templateId);
  const chosenLayout = useDraft((draft) => draft.layout);
  const edit = useDraft((draft) => draft.edit);
  const wordsOf = useTemplateWords();
  const sentences = useSentences();
  const chosen = templates?.find(({ id }) => id === templateId) ?? templates?.[0];
  const cards = useRef<HTMLDivElement>(null);
  const isLoaded = templates !== undefined;
  useEffect(() => {
    const row = cards.current;
    const card = row?.querySelector<HTMLElement>("[data-state=checked]");
    // Not scrollIntoView, which would move the whole screen as well.
    if (isLoaded && row && card) row.scrollBy({ left: card.getBoundingClientRect().left - row.getBoundingClientRect().left - 20 });
  }, [isLoaded]);
  const choose = (id: string, layout: Layout | null) => {
    edit({ templateId: id, layout });
    const template = templates?.find((each) => each.id === id);
    if (!template) return;
    const set = layout ?? template.config.layout;
    onLook({ templateId: id, layout: set, sectionLayout: template.sectionLayouts[set] ?? null });
  };

  return (
    <WizardSection step="template" title={t("template.title")} lead={t("template.lead")}>
      {isPending && (
        <p role="status" className="text-sm text-ink-2">
          {t("template.loading")}
        </p>
      )}
      {error && (
        <Notice
          tone="error"
          actions={
            <Button busy={isFetching} onClick={() => refetch()}>
              {t("template.retry")}
            </Button>
          }
        >
          {t("template.failed")}
        </Notice>
      )}
      {templates && chosen && (
        <>
          <RadioGroup.Root
            aria-label={t("template.label")}
            value={chosen.id}
            onValueChange={(id) => choose(id, chosenLayout)}
            ref={cards}
            // On a telephone the cards lie in a row to be swiped: thirteen below one another would hide the next step.
            className="grid gap-3 max-sm:-mx-5 max-sm:flex max-sm:snap-x max-sm:scroll-px-5 max-sm:overflow-x-auto max-sm:px-5 max-sm:pt-1.5 max-sm:pb-3 sm:grid-cols-3 desk:grid-cols-2 wide:grid-cols-3"
          >
            {templates.map((template) => (
              <RadioGroup.Item
                key={template.id}
                value={template.id}
                title={wordsOf(template).name}
                className="group flex flex-col gap-2 max-sm:w-[42%] max-sm:shrink-0 max-sm:snap-start rounded-ctl border border-rule bg-sheet p-2 text-start transition-colors hover:border-rule-2 data-[state=checked]:border-2 data-[state=checked]:border-ink data-[state=checked]:p-[7px] data-[state=checked]:shadow-[0_-4px_0_0_var(--color-press)]"
              >
                <span aria-hidden className="relative block aspect-3/4 w-full overflow-hidden bg-wash">
                  {thumbnail(template.id)}
                  {/* Beside the name it would take the room of a long word. */}
                  <RadioGroup.Indicator className="absolute end-0 bottom-0 grid size-6 place-items-center bg-ink text-paper">
                    <Check aria-hidden className="size-4" strokeWidth={2} />
                  </RadioGroup.Indicator>
                </span>
                <span className="min-w-0 by-phrase text-[0.84375rem] leading-tight font-semibold wrap-anywhere">
                  {cardName(wordsOf(template).name)}
                </span>
              </RadioGroup.Item>
            ))}
          </RadioGroup.Root>
          <div className="border-t border-rule pt-4 text-sm text-ink-2">
            <p className="font-semibold text-ink">{wordsOf(chosen).name}</p>
            <p>
              {sentences(wordsOf(chosen).description, t("template.bestFor", { region: wordsOf(chosen).region || t("template.universal") }))}
            </p>
          </div>
          <div className="flex flex-col gap-1.5">
            <Segmented
              label={t("template.columns.label")}
              choices={layouts.map((value) => ({ value, label: t(`template.columns.${columns[value]}`) }))}
              value={chosenLayout ?? chosen.config.layout}
              onChange={(layout) => choose(chosen.id, layout)}
            />
            <p className="text-xs text-ink-2">{t("template.columns.note")}</p>
          </div>
        </>
      )}
    </WizardSection>
  );
}
