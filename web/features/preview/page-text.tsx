import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { textBlocks } from "../../render/react/text-blocks.ts";
import { TextVersion } from "../../render/react/text-version.tsx";
import type { SetPages } from "./set-pages.ts";

/** The newspaper to be read as text, in the reader's own size and colors. */
export function PageText({ set }: { set: SetPages }) {
  const { t } = useTranslation("app");
  const blocks = useMemo(() => textBlocks(set.toSet, set.pages), [set]);
  const front = set.pages[0];
  return (
    <section
      aria-label={t("stage.pages")}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard.
      tabIndex={0}
      className="h-full overflow-auto bg-sheet -outline-offset-2"
    >
      <TextVersion
        blocks={blocks}
        language={front?.language ?? "en"}
        direction={front?.direction ?? "ltr"}
        className="mx-auto flex max-w-[34em] flex-col gap-3 px-6 pt-16 pb-24 text-lg leading-relaxed [&_h2]:mt-4 [&_h2]:text-h3 [&_h3]:mt-4 [&_h3]:text-h4 [&_h4]:mt-2 [&_h4]:font-semibold"
      />
    </section>
  );
}
