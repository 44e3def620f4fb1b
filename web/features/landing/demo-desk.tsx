import { clsx } from "clsx";
import { useTranslation } from "react-i18next";
import { chosenAt, type DemoScene, writtenAt } from "./demo-script.ts";
import type { HeroPaper } from "./hero-papers.ts";

interface DemoDeskProps {
  title: string;
  content: string;
  papers: readonly HeroPaper[];
  scene: DemoScene;
  share: number;
}

/** Scrolls as a field does during typing. A new function at each render, so that React calls the ref for every letter. */
const endOf = () => (box: HTMLDivElement | null) => {
  if (box) box.scrollTop = box.scrollHeight;
};

/** The steps before the page is made, as a picture; the text below describes them. */
export function DemoDesk({ title, content, papers, scene, share }: DemoDeskProps) {
  const { t } = useTranslation();
  const isWriting = scene === "article";
  const text = `${title}\n\n${content}`;
  const written = isWriting ? writtenAt(text, share) : text;
  const [headline = "", ...story] = written.split("\n\n");
  const chosen = isWriting ? -1 : scene === "template" ? chosenAt(papers.length, share) : 0;
  return (
    <div aria-hidden className="flex flex-col gap-5">
      <div className={clsx(!isWriting && "max-md:hidden")}>
        <p className="text-xs font-semibold">{t("landing.paste.label")}</p>
        <div
          ref={endOf()}
          className={clsx(
            "mt-1.5 h-52 overflow-hidden rounded-ctl border bg-sheet px-3 py-2.5 text-xs leading-relaxed max-md:h-72",
            isWriting ? "border-rule-2 outline-2 outline-offset-2 outline-pencil" : "border-rule text-ink-2",
          )}
        >
          <div>
            <p className="mb-2 text-sm font-semibold">{headline}</p>
            {story.slice(-6).map((paragraph) => (
              <p key={paragraph.slice(0, 40)} className="mb-2">
                {paragraph}
              </p>
            ))}
          </div>
        </div>
      </div>
      <ul className={clsx("grid grid-cols-4 gap-3 max-md:grid-cols-2 max-md:gap-x-8 max-md:px-6", scene !== "template" && "max-md:hidden")}>
        {papers.map((id, index) => (
          <li key={id}>
            <span className={clsx("block border-2 p-1", index === chosen ? "border-ink bg-rule" : "border-transparent bg-stone")}>
              <img src={`/papers/${id}.avif`} width={480} height={640} alt="" className="aspect-3/4 h-auto w-full" />
            </span>
            <span className={clsx("mt-1 block text-xs leading-tight", index === chosen ? "font-semibold" : "text-ink-2")}>
              {t(`papers.${id}`)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
