import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from "react";
import { useLanguage } from "../../i18n/use-language.ts";
import { useInBrowser } from "../../ui/use-in-browser.ts";
import type { SectionsProps } from "./sections.tsx";

const load = async () => (await import("./sections.tsx")).Sections;
const AtOnce = lazy(async () => ({ default: await load() }));

const signs = ["focusin", "pointerover", "click", "scroll"];
const className = "gutters mx-auto flex min-h-dvh max-w-[90rem] flex-col gap-16 py-16 md:gap-24 md:py-24";

/**
 * What stands below the first screen. In a page made at build time it is there as markup from the beginning and stays that until the reader
 * moves towards it, so that its script is no part of the first load.
 */
export function BelowFold() {
  const isHere = useInBrowser();
  const { code } = useLanguage();
  // React takes it as it is for the markup of an element: none is set, and what is there is left alone. Null where nothing is there.
  const [made] = useState({ __html: isHere ? null : "", code });
  const [Live, setLive] = useState<ComponentType<SectionsProps> | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const pressed = useRef<EventTarget | null>(null);

  useEffect(() => {
    if (Live) return;
    // When its file does not come, the next sign asks for it again.
    const fetchIt = (event?: Event) => {
      if (event?.type === "click") pressed.current = event.target;
      load().then(
        (Sections) => setLive(() => Sections),
        () => {},
      );
    };
    if (made.__html === null || made.code !== code) fetchIt();
    const places = [box.current, window];
    for (const place of places) for (const sign of signs) if (place !== window || sign === "scroll") place?.addEventListener(sign, fetchIt);
    return () => {
      for (const place of places) for (const sign of signs) place?.removeEventListener(sign, fetchIt);
    };
  }, [Live, code, made]);

  if (import.meta.env.SSR)
    return (
      <div className={className}>
        <Suspense>
          <AtOnce before={null} pressed={null} isNew={false} />
        </Suspense>
      </div>
    );
  if (Live)
    return (
      <div key="live" className={className}>
        <Live before={box.current} pressed={pressed.current} isNew={made.__html === null} />
      </div>
    );
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; it tells React to leave the markup that is there alone.
  return <div ref={box} className={className} suppressHydrationWarning dangerouslySetInnerHTML={made as { __html: string }} />;
}
