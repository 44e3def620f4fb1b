import i18next from "i18next";
import { createRoot } from "react-dom/client";
import { initReactI18next } from "react-i18next";
import layouts from "../../locales/en/layouts.json";
import publicWords from "../../locales/en/public.json";
import { HistoryButtons } from "../../web/features/layouts/history-buttons.tsx";
import type { LayoutBox } from "../../web/features/layouts/layout-edits.ts";
import { begin, select, useLayoutStore } from "../../web/features/layouts/layout-store.ts";
import { SectionDetails } from "../../web/features/layouts/section-details.tsx";
import { SectionOverlay } from "../../web/features/layouts/section-overlay.tsx";
import { SvgPage } from "../../web/render/react/svg-page.tsx";
import type { PageScene } from "../../web/typeset/index.ts";

/** What drag.mjs asks of the browser. */
export interface DragProbe {
  /** Shows a page at so many pixels with its sections over it, one of them selected. */
  show(scene: PageScene, sections: LayoutBox[], width: number, selected: string): void;
  /** Where a section stands by now. */
  boxOf(id: string): LayoutBox | undefined;
}

const place = document.createElement("div");
document.body.append(place);
const root = createRoot(place);

await i18next.use(initReactI18next).init({
  lng: "en",
  defaultNS: "public",
  resources: { en: { public: publicWords, layouts } },
  interpolation: { escapeValue: false },
});

const probe: DragProbe = {
  show(scene, sections, width, selected) {
    begin(sections);
    select(selected);
    root.render(
      <>
        <div style={{ position: "relative", width, height: (width * scene.height) / scene.width }}>
          <SvgPage scene={scene} label="page" />
          <SectionOverlay scale={width / scene.width} templateId={scene.template} />
        </div>
        <HistoryButtons />
        <SectionDetails />
      </>,
    );
  },
  boxOf: (id) => useLayoutStore.getState().sections.find((section) => section.id === id),
};

Object.assign(globalThis, { probe });
