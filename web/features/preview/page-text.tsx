import { TextVersion } from "../../render/text-version.tsx";
import type { SetPages } from "./set-pages.ts";

/** The newspaper to be read as text, in the reader's own size and colors. */
export function PageText({ set }: { set: SetPages }) {
  const front = set.pages[0];
  return (
    <div className="h-full overflow-auto bg-sheet">
      <TextVersion
        blocks={set.blocks}
        language={front?.language ?? "en"}
        direction={front?.direction ?? "ltr"}
        className="mx-auto flex max-w-[34em] flex-col gap-3 px-6 pt-16 pb-24 text-lg leading-relaxed [&_h2]:mt-4 [&_h2]:text-h3 [&_h3]:mt-4 [&_h3]:text-h4 [&_h4]:mt-2 [&_h4]:font-semibold"
      />
    </div>
  );
}
