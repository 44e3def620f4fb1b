import { useLayoutEffect, useState } from "react";
import { CloseUp } from "./close-up.tsx";
import { FeatureGrid } from "./feature-grid.tsx";
import { Gallery } from "./gallery.tsx";
import { HowItWorks } from "./how-it-works.tsx";
import { Papers } from "./papers.tsx";
import { Plans } from "./plans.tsx";
import { Questions } from "./questions.tsx";

export interface SectionsProps {
  /** The same sections as markup, whose place these take; null where there was none. */
  before: Element | null;
  /** What has been pressed in them already. */
  pressed: EventTarget | null;
  /** True where there was nothing to scroll to before. */
  isNew: boolean;
}

const elementsOf = (box: Element | null | undefined) => Array.from(box?.querySelectorAll<HTMLElement>("a, button") ?? []);

/** Everything below the first screen. The keyboard stays where it was, and what was pressed is pressed here. */
export function Sections({ before, pressed, isNew }: SectionsProps) {
  const [place, setPlace] = useState<Element | null>(null);
  const [was] = useState(() => {
    const elements = elementsOf(before);
    return {
      focused: elements.indexOf(globalThis.document?.activeElement as HTMLElement),
      pressed: elements.findIndex((element) => element.localName === "button" && element.contains(pressed as Node | null)),
    };
  });

  useLayoutEffect(() => {
    if (!place) return;
    const elements = elementsOf(place.parentElement);
    elements[was.focused]?.focus({ preventScroll: true });
    // In a row that is scrolled sideways it stands at the row's beginning again.
    elements[was.focused]?.scrollIntoView({ block: "nearest", inline: "nearest" });
    elements[was.pressed]?.click();
    if (isNew && location.hash) document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
  }, [place, was, isNew]);

  return (
    <>
      <FeatureGrid />
      <HowItWorks />
      <CloseUp />
      <Papers />
      <Gallery />
      <Plans />
      <Questions />
      <span ref={setPlace} hidden />
    </>
  );
}
