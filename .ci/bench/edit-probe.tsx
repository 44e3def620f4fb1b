import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import i18next from "i18next";
import { createRoot } from "react-dom/client";
import { initReactI18next } from "react-i18next";
import appWords from "../../locales/en/app.json";
import type { Newspaper } from "../../web/api/newspapers.ts";
import { textEdit } from "../../web/api/stone/page-edits.ts";
import { lay, perform, useStone } from "../../web/api/stone/stone.ts";
import { useLaidPages } from "../../web/features/preview/laid-pages.ts";
import { pressStone } from "../../web/features/preview/press-stone.ts";
import { Stage } from "../../web/features/preview/stage.tsx";
import type { Drawing, NewspaperToSet } from "../../web/typeset/index.ts";

export interface Typing {
  /** Milliseconds from each key to its pages in the window. */
  set: number[];
  /** And to the end of the frame in which they are painted. */
  painted: number[];
  /** Frames over 50 ms meanwhile. */
  long: number[];
}

/** What edit.mjs asks of the browser. */
export interface EditProbe {
  /** Lays a newspaper on the stone, and waits until its page lies there. */
  open(newspaper: NewspaperToSet): Promise<void>;
  /** Types into the lead story, one letter after the other is painted. */
  type(at: number, letters: string): Promise<Typing>;
}

const rest = (time: number) => new Promise((done) => setTimeout(done, time));
const drawings = new Map<string, Drawing>();
const fetched = globalThis.fetch;
globalThis.fetch = async (input, init) => {
  const drawing = drawings.get(String(input).replace("?as=drawing", ""));
  return drawing ? Response.json(drawing) : fetched(input, init);
};

/** As it is saved: pictures are addresses. */
function savedFrom({ pictures, ...paper }: NewspaperToSet): Newspaper {
  const address = (role: "main" | "small") => {
    const drawing = pictures[role]?.drawing;
    if (drawing) drawings.set(`/drawings/${role}`, drawing);
    return drawing ? `/drawings/${role}` : "";
  };
  return {
    ...paper,
    id: "paper",
    imageUrl: address("main"),
    smallImageUrl: address("small"),
    imageCaption: pictures.main?.caption ?? "",
    smallImageCaption: pictures.small?.caption ?? "",
    imageAlt: "",
    smallImageAlt: "",
    importedUrl: "",
    pictures: [],
    paperSize: "",
    sectionLayout: null,
    jumpAt: null,
    pageShape: null,
    made: {},
  } as unknown as Newspaper;
}

function Screen() {
  const settled = useLaidPages((laid) => laid.settled);
  return (
    <Stage
      set={settled}
      isWorking={false}
      trouble={null}
      onRetry={() => {}}
      current={1}
      onCurrent={() => {}}
      filter="none"
      onFilter={() => {}}
      isUnsaved={false}
    />
  );
}

const style = `html,body,.place,.h-full{height:100%}.flex{display:flex}.flex-col{flex-direction:column}.flex-1{flex:1}.min-h-0{min-height:0}
.relative{position:relative}.absolute{position:absolute}.overflow-auto{overflow:auto}.block{display:block}.w-full{width:100%}.mx-auto{margin:auto}.w-fit{width:fit-content}`;

/** After the frame that draws what has just been changed has been painted. */
const nextFrame = () => new Promise<number>((done) => requestAnimationFrame(() => setTimeout(() => done(performance.now()))));

function nextPages(): Promise<number> {
  return new Promise((done) => {
    const leave = useLaidPages.subscribe((laid, before) => {
      if (laid.set === before.set) return;
      leave();
      done(performance.now());
    });
  });
}

const path = "expandedContent.expandedContent";

const probe: EditProbe = {
  async open(newspaper) {
    await i18next.use(initReactI18next).init({ lng: "en", defaultNS: "app", resources: { en: { app: appWords } } });
    document.head.append(Object.assign(document.createElement("style"), { textContent: style }));
    const place = Object.assign(document.createElement("div"), { className: "place" });
    document.body.append(place);
    lay(savedFrom(newspaper));
    const press = pressStone(() => "paper");
    createRoot(place).render(
      <QueryClientProvider client={new QueryClient()}>
        <Screen />
      </QueryClientProvider>,
    );
    while (!document.querySelector("svg text")) await rest(50);
    press.ready();
    await rest(2_500);
  },
  async type(at, letters) {
    const result: Typing = { set: [], painted: [], long: [] };
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) if (duration > 50) result.long.push(duration);
    });
    observer.observe({ type: "long-animation-frame" });
    for (const [index, letter] of [...letters].entries()) {
      const text = useStone.getState().newspaper?.expandedContent.expandedContent ?? "";
      const place = at + [...letters].slice(0, index).join("").length;
      const edit = textEdit(path, text, text.slice(0, place) + letter + text.slice(place));
      const pages = nextPages();
      const began = performance.now();
      if (!edit || !perform(edit, "typing")) throw new Error("The letter could not be typed");
      result.set.push((await pages) - began);
      result.painted.push((await nextFrame()) - began);
      await rest(60);
    }
    observer.disconnect();
    return result;
  },
};

Object.assign(globalThis, { probe });
