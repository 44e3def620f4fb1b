import { Check } from "lucide-react";
import { RadioGroup } from "radix-ui";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Layout, SectionLayout } from "../../../functions/templates/contract.ts";
import { useDraft } from "../../api/press/draft.ts";
import { useTemplates } from "../../api/queries.ts";
import { useFigures } from "../../i18n/use-figures.ts";
import { useSentences } from "../../i18n/use-sentences.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { RegionFilter } from "./region-filter.tsx";
import { everyRegion, templatesFor } from "./template-regions.ts";
import { cardName, useTemplateWords } from "./use-template-words.ts";
import { WizardSection } from "./wizard-section.tsx";

/** What of a newspaper the second step decides. */
export interface Look {
  templateId: string;
  layout: Layout;
  /** The layout saved for this template and these columns, as it is now: changing it later moves no newspaper. */
  sectionLayout: SectionLayout | null;
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
  const figure = useFigures();
  const [region, setRegion] = useState(everyRegion);
  const chosen = templates?.find(({ id }) => id === templateId) ?? templates?.[0];
  const fitting = templatesFor(templates ?? [], region);
  // What is chosen is never out of sight: a page in a template that no card shows would puzzle.
  const shown = chosen && !fitting.includes(chosen) ? [chosen, ...fitting] : fitting;
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
          <RegionFilter templates={templates} region={region} onChange={setRegion} />
          <p role="status" className="text-xs text-ink-2 empty:hidden">
            {region !== everyRegion &&
              sentences(
                t("template.filter.shown", { count: fitting.length, figure: figure(fitting.length) }),
                shown.length > fitting.length ? t("template.filter.chosenToo", { name: wordsOf(chosen).name }) : undefined,
              )}
          </p>
          <RadioGroup.Root
            aria-label={t("template.label")}
            value={chosen.id}
            onValueChange={(id) => choose(id, chosenLayout)}
            ref={cards}
            // The long katakana names would break inside a word in three columns.
            // On a telephone the cards lie in a row to be swiped: thirteen below one another would hide the next step.
            className="grid gap-3 max-sm:-mx-5 max-sm:flex max-sm:snap-x max-sm:scroll-px-5 max-sm:overflow-x-auto max-sm:px-5 max-sm:pt-1.5 max-sm:pb-3 sm:grid-cols-3 desk:grid-cols-2 wide:grid-cols-3 wide:[&:lang(ja)]:grid-cols-2"
          >
            {shown.map((template) => (
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
