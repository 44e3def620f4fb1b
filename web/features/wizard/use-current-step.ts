import { useEffect, useState } from "react";
import { sectionId, titleId, type WizardStep, wizardSteps } from "./wizard-section.tsx";

/** A section counts as reached when its top is above this part of the window. */
const line = 0.4;
const fixedAfter = 100;

function stepInView(): WizardStep {
  const page = document.documentElement;
  const isScrollable = page.scrollHeight > innerHeight + 1;
  if (isScrollable && scrollY > 0 && scrollY + innerHeight >= page.scrollHeight - 2) return "generate";
  const reached = wizardSteps.filter((step) => {
    const section = document.getElementById(sectionId(step));
    return section !== null && section.getBoundingClientRect().top <= innerHeight * line;
  });
  return reached.at(-1) ?? "article";
}

/** The step that the scroll position is at, and whether the page has been scrolled far enough for the bar to be fixed. */
export function useCurrentStep(): { step: WizardStep; isBarFixed: boolean } {
  const [state, setState] = useState({ step: "article" as WizardStep, isBarFixed: false });
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const next = { step: stepInView(), isBarFixed: scrollY > fixedAfter };
      setState((now) => (now.step === next.step && now.isBarFixed === next.isBarFixed ? now : next));
    };
    const later = () => {
      if (frame === 0) frame = requestAnimationFrame(look);
    };
    look();
    addEventListener("scroll", later, { passive: true });
    addEventListener("resize", later);
    // A run or a newspaper makes the screen longer without anybody scrolling.
    const growth = new ResizeObserver(later);
    growth.observe(document.body);
    return () => {
      growth.disconnect();
      cancelAnimationFrame(frame);
      removeEventListener("scroll", later);
      removeEventListener("resize", later);
    };
  }, []);
  return state;
}

/** Brings a step into view and the keyboard to its heading. */
export function goToStep(step: WizardStep): void {
  const section = document.getElementById(sectionId(step));
  section?.scrollIntoView({ block: "start" });
  document.getElementById(titleId(step))?.focus({ preventScroll: true });
}
