import { Popover } from "radix-ui";
import { useRef } from "react";
import type { Newspaper } from "../../api/newspapers.ts";
import type { Fact } from "../../claims/index.ts";
import { Badge } from "../../ui/badge.tsx";
import { FactActions } from "./fact-actions.tsx";
import { toneOf } from "./fact-tone.ts";
import type { CheckedPage } from "./facts-piece.ts";
import { SourceWords } from "./source-words.tsx";
import type { FactDeeds } from "./use-fact-deeds.ts";

interface FactPopoverProps {
  /** The mark it belongs to, which has the keyboard back when it closes. */
  anchor: () => HTMLElement | null;
  title: string;
  fact: Fact;
  newspaper: Newspaper;
  page: CheckedPage;
  deeds: FactDeeds;
  onClose: () => void;
}

/** Beside a mark: what it means, the article's own words, and what can be done. */
export function FactPopover({ anchor, title, fact, newspaper, page, deeds, onClose }: FactPopoverProps) {
  const at = useRef({ getBoundingClientRect: () => anchor()?.getBoundingClientRect() ?? new DOMRect() });
  return (
    <Popover.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Popover.Anchor virtualRef={at} />
      <Popover.Portal>
        <Popover.Content
          side="bottom"
          sideOffset={6}
          collisionPadding={12}
          aria-label={title}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            const isFree = document.activeElement === null || document.activeElement === document.body;
            if (isFree) anchor()?.focus({ preventScroll: true });
          }}
          className="fade-in z-[60] flex max-h-(--radix-popover-content-available-height) w-80 max-w-[calc(100vw-1.5rem)] flex-col gap-3 overflow-y-auto rounded-box border border-rule-2 bg-sheet p-4 text-ink shadow-page"
        >
          <p>
            <Badge tone={toneOf(fact, false)}>{title}</Badge>
          </p>
          <SourceWords newspaper={newspaper} fact={fact} />
          <FactActions fact={fact} isKept={false} newspaper={newspaper} page={page} deeds={deeds} onDone={onClose} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
