import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import i18next from "i18next";
import { createRoot } from "react-dom/client";
import { initReactI18next } from "react-i18next";
import layouts from "../../locales/en/layouts.json";
import publicWords from "../../locales/en/public.json";
import { useCanvas } from "../../web/features/layouts/canvas-store.ts";
import { LayoutPreview } from "../../web/features/layouts/layout-preview.tsx";
import { layoutPress } from "../../web/layout-press.ts";
import { sectionsOf } from "../../web/typeset/index.ts";

/** What preview-set.mjs asks of the browser. */
export interface PreviewProbe {
  /** Opens the tab in a language, on a template, and has it generate a preview. */
  open(language: string, template: string): Promise<void>;
  /** Changes a setting, presses Save & Preview: milliseconds from the server's answer to the page drawn with it. */
  save(round: number): Promise<number>;
}

let answeredAt = 0;
const fetched = globalThis.fetch;
globalThis.fetch = async (input, init) => {
  const path = String(input);
  if (!path.startsWith("/api/")) return fetched(input, init);
  if (!path.endsWith("/canvas-preview")) return Response.json(null);
  const { template, layout, ...settings } = JSON.parse(String(init?.body));
  const answer = Response.json({ config: {}, imageUrl: "", sections: sectionsOf(template, layout, settings) });
  answeredAt = performance.now();
  return answer;
};

const pressed = (name: string) => {
  const found = [...document.querySelectorAll("button")].find((button) => (button.ariaLabel ?? button.textContent) === name);
  if (!found) throw new Error(`There is no button ${name}`);
  found.click();
};

/** The next page that is drawn, after the frame it is drawn in. */
function nextPage(): Promise<number> {
  const before = useCanvas.getState().page;
  return new Promise((resolve) => {
    const end = useCanvas.subscribe(({ page }) => {
      if (page === before) return;
      end();
      // React draws it in a task of its own; the second frame begins when the first has been painted.
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now())));
    });
  });
}

const rest = (time: number) => new Promise((done) => setTimeout(done, time));

const probe: PreviewProbe = {
  async open(language, template) {
    localStorage.clear();
    await i18next.use(initReactI18next).init({
      lng: language,
      defaultNS: "public",
      resources: { [language]: { public: publicWords, layouts } },
      interpolation: { escapeValue: false },
    });
    useCanvas.setState(({ configuration }) => ({ configuration: { ...configuration, template } }));
    const place = document.createElement("div");
    document.body.append(place);
    createRoot(place).render(
      <QueryClientProvider client={new QueryClient()}>
        <LayoutPreview openPress={async () => layoutPress} />
      </QueryClientProvider>,
    );
    const generate = () => [...document.querySelectorAll("button")].find(({ textContent }) => textContent === layouts.canvas.empty.button);
    while (generate()?.disabled !== false) await rest(50);
    const drawn = nextPage();
    generate()?.click();
    await drawn;
    await rest(400);
  },
  async save(round) {
    pressed(`${layouts.settings.names.mainArticleLength}: ${round % 2 === 0 ? "more" : "less"}`);
    await rest(150);
    const drawn = nextPage();
    pressed(layouts.settings.save);
    const at = await drawn;
    await rest(250);
    return at - answeredAt;
  },
};

Object.assign(globalThis, { probe });
