import { RadioGroup } from "radix-ui";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { NewspaperVersion } from "../../api/versions.ts";
import "../../i18n/versions-words.ts";
import { useVersionWords } from "./use-version-words.ts";

interface VersionListProps {
  newspaperId: string;
  /** Of the headlines. */
  language: string;
  versions: readonly NewspaperVersion[];
  selected: string | null;
  onSelect: (id: string) => void;
  /** Stands below the selected one, where there is no room beside the list. */
  detail?: ReactNode;
}

/** The versions, newest first, one of them selected: by arrow keys too, and the next stop of the Tab key is what can be done with it. */
export function VersionList({ newspaperId, language, versions, selected, onSelect, detail }: VersionListProps) {
  const { t } = useTranslation("versions");
  const { label, reason, time, look } = useVersionWords(newspaperId);
  return (
    <RadioGroup.Root
      aria-label={t("list.label")}
      value={selected ?? ""}
      onValueChange={onSelect}
      className="divide-y divide-rule border-y border-rule"
    >
      {versions.map((version) => (
        <div key={version.id}>
          <RadioGroup.Item
            value={version.id}
            // An arrow key that is let go of quickly moves the focus alone.
            onFocus={() => onSelect(version.id)}
            className="group flex w-full items-start gap-3 px-2 py-3 text-start -outline-offset-2 transition-colors hover:bg-wash data-[state=checked]:bg-wash"
          >
            <span
              aria-hidden
              className="mt-1 grid size-4 shrink-0 place-items-center rounded-full border border-rule-2 bg-sheet group-data-[state=checked]:border-ink"
            >
              <RadioGroup.Indicator className="size-2 rounded-full bg-ink forced-colors:bg-[Highlight]" />
            </span>
            <span className="min-w-0 flex-1">
              <span className="block text-sm leading-snug font-semibold wrap-anywhere">
                <bdi>{label(version)}</bdi>
              </span>
              {reason(version) && <span className="block text-xs text-ink-2">{reason(version)}</span>}
              <time dateTime={new Date(version.at).toISOString()} className="block text-xs text-ink-2">
                {time(version)}
              </time>
              <span className="mt-1 line-clamp-2 block text-sm leading-snug wrap-anywhere">
                <bdi lang={language}>{version.headline}</bdi>
              </span>
              <span className="block text-xs text-ink-2">{look(version)}</span>
            </span>
          </RadioGroup.Item>
          {detail && version.id === selected && <div className="px-2 pt-1 pb-6">{detail}</div>}
        </div>
      ))}
    </RadioGroup.Root>
  );
}
