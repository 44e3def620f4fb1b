import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../i18n/use-language.ts";
import { type Example, examples, smallPictureOf } from "./examples.ts";
import { nameOfLanguage } from "./name-of-language.ts";
import { Section } from "./section.tsx";
import { useFetchedDialog } from "./use-fetched-dialog.ts";

/** Front pages in several languages and templates. Each opens large. */
export function Gallery() {
  const { t } = useTranslation();
  const { tag } = useLanguage();
  const [shown, setShown] = useState<Example | null>(null);
  const { Dialog, isOpen, open, setOpen } = useFetchedDialog(async () => (await import("./example-dialog.tsx")).ExampleDialog);
  return (
    <Section id="examples" title={t("landing.examples.title")} lead={t("landing.examples.text")}>
      <ul className="grid grid-cols-4 gap-x-6 gap-y-8 max-lg:grid-cols-3 max-md:-mx-5 max-md:flex max-md:snap-x max-md:scroll-px-5 max-md:gap-x-4 max-md:overflow-x-auto max-md:px-5 max-md:pt-1 max-md:pb-4">
        {examples.map((example) => (
          <li key={example.language} className="max-md:w-[70%] max-md:shrink-0 max-md:snap-start">
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => {
                setShown(example);
                void open();
              }}
              className="group block w-full text-start"
            >
              <span className="block bg-stone p-4 transition-colors group-hover:bg-rule">
                <img
                  src={smallPictureOf(example)}
                  width={480}
                  height={640}
                  alt=""
                  loading="lazy"
                  decoding="async"
                  className="aspect-3/4 h-auto w-full shadow-page"
                />
              </span>
              <span className="mt-2 block text-sm font-semibold group-hover:underline">{nameOfLanguage(example.language, tag)}</span>
              <span className="block text-sm text-ink-2">{t(`papers.${example.templateId}`)}</span>
            </button>
          </li>
        ))}
      </ul>
      {Dialog && isOpen && shown && <Dialog example={shown} onShow={setShown} onClose={() => setOpen(false)} />}
    </Section>
  );
}
