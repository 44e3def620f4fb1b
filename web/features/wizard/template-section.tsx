import { Check } from "lucide-react";
import { memo, type ReactNode, useEffect, useId, useRef, useState } from "react";
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

export const TemplateSection = memo(function TemplateSection({ thumbnail, onLook }: TemplateSectionProps) {
  const { t } = useTranslation("app");
  const { data: templates, error, isPending, isFetching, refetch } = useTemplates();
  const templateId = useDraft((draft) => draft.templateId);
  const chosenLayout = useDraft((draft) => draft.layout);
  const edit = useDraft((draft) => draft.edit);
  const { nameOf, wordsOf } = useTemplateWords();
  const group = useId();
  const sentences = useSentences();
  const figure = useFigures();
  const [region, setRegion] = useState(everyRegion);
  const chosen = templates?.find(({ id }) => id === templateId) ?? templates?.[0];
  const words = chosen && wordsOf(chosen);
  const fitting = templatesFor(templates ?? [], region);
  // What is chosen is never out of sight: a page in a template that no card shows would puzzle.
  const shown = chosen && !fitting.includes(chosen) ? [chosen, ...fitting] : fitting;
  const cards = useRef<HTMLDivElement>(null);
  const isLoaded = templates !== undefined;
  useEffect(() => {
    const row = cards.current;
    const card = row?.querySelector(":checked");
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
      {templates && words && (
        <>
          <RegionFilter templates={templates} region={region} onChange={setRegion} />
          <p role="status" className="text-xs text-ink-2 empty:hidden">
            {region !== everyRegion &&
              sentences(
                t("template.filter.shown", { count: fitting.length, figure: figure(fitting.length) }),
                shown.length > fitting.length ? t("template.filter.chosenToo", { name: nameOf(chosen) }) : undefined,
              )}
          </p>
          <div
            role="radiogroup"
            aria-label={t("template.label")}
            ref={cards}
            // The long katakana names would break inside a word in three columns.
            // On a telephone the cards lie in a row to be swiped: thirteen below one another would hide the next step.
            className="grid gap-3 max-sm:-mx-5 max-sm:flex max-sm:snap-x max-sm:scroll-px-5 max-sm:overflow-x-auto max-sm:px-5 max-sm:pt-1.5 max-sm:pb-3 sm:grid-cols-3 desk:grid-cols-2 wide:grid-cols-3 wide:[&:lang(ja)]:grid-cols-2"
          >
            {shown.map((template) => (
              <TemplateCard
                key={template.id}
                name={nameOf(template)}
                group={group}
                isChosen={template === chosen}
                onChoose={() => choose(template.id, chosenLayout)}
              >
                {thumbnail(template.id)}
              </TemplateCard>
            ))}
          </div>
          <div className="border-t border-rule pt-4 text-sm text-ink-2">
            <p className="font-semibold text-ink">{nameOf(chosen)}</p>
            <p>{sentences(words.description, t("template.bestFor", { region: words.region || t("template.universal") }))}</p>
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
});

interface TemplateCardProps {
  name: string;
  /** What the cards have in common, of which one is chosen. */
  group: string;
  isChosen: boolean;
  onChoose: () => void;
  /** The picture of a page. */
  children: ReactNode;
}

/** A radio button of the browser's own that lies over its card, and is its border. */
function TemplateCard({ name, group, isChosen, onChoose, children }: TemplateCardProps) {
  return (
    <label
      title={name}
      className="group relative flex flex-col gap-2 rounded-ctl bg-sheet p-[9px] text-start max-sm:w-[42%] max-sm:shrink-0 max-sm:snap-start"
    >
      <input
        type="radio"
        name={group}
        checked={isChosen}
        onChange={onChoose}
        className="absolute inset-0 z-1 appearance-none rounded-ctl border border-rule transition-colors group-hover:border-rule-2 checked:border-2 checked:border-ink checked:shadow-[0_-4px_0_0_var(--color-press)]"
      />
      <span aria-hidden className="relative block aspect-3/4 w-full overflow-hidden bg-wash">
        {children}
        {/* Beside the name it would take the room of a long word. */}
        {isChosen && (
          <span className="absolute end-0 bottom-0 grid size-6 place-items-center bg-ink text-paper">
            <Check aria-hidden className="size-4" strokeWidth={2} />
          </span>
        )}
      </span>
      <span className="min-w-0 by-phrase text-[0.84375rem] leading-tight font-semibold wrap-anywhere">{cardName(name)}</span>
    </label>
  );
}
