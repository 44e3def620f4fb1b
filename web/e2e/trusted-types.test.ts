import { expect, it } from "vitest";
import { layOnDesk, longerNightLibrary, makeNewspaper } from "./desk.ts";
import { startSite } from "./site.ts";

const { visit } = startSite();
const patience = { timeout: 40_000 };

/** What came of trying to make a string markup or code in the page, in each of the ways there are. */
const tryAll = () => {
  const run = "globalThis.ran = true";
  const policies = (globalThis as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => unknown } }).trustedTypes;
  const tries: Record<string, () => unknown> = {
    innerHTML: () => {
      document.createElement("div").innerHTML = `<img src=x onerror="${run}">`;
    },
    outerHTML: () => {
      const parent = document.createElement("div");
      parent.append(document.createElement("p"));
      (parent.firstChild as HTMLElement).outerHTML = "<b>";
    },
    insertAdjacentHTML: () => document.body.insertAdjacentHTML("beforeend", "<b>"),
    fragment: () => document.createRange().createContextualFragment("<b>"),
    parser: () => new DOMParser().parseFromString("<b>", "text/html"),
    write: () => document.write("<b>"),
    frame: () => {
      document.createElement("iframe").srcdoc = "<b>";
    },
    "a script's text": () => {
      document.createElement("script").text = run;
    },
    "a script's address": () => {
      document.createElement("script").src = "/assets/x.js";
    },
    "an attribute that acts": () => document.createElement("a").setAttribute("onclick", run),
    "a Web Worker": () => new Worker("/assets/x.js"),
    "a policy of another name": () => policies.createPolicy("another", { createHTML: (text: string) => text }),
    "a policy for everything": () => policies.createPolicy("default", { createHTML: (text: string) => text }),
  };
  const outcomes = Object.entries(tries).map(([name, attempt]) => {
    try {
      attempt();
      return [name, "done"];
    } catch (error) {
      return [name, (error as Error).name];
    }
  });
  return [...outcomes, ["ran", String("ran" in globalThis)]];
};

it.each(["/", "/home", "/nope", "/api/login", "/privacy"])(
  "%s makes neither markup nor code of a string, whatever puts it there",
  async (path) => {
    // Signed out, /home leads on to the sign-in page.
    const { page } = await visit(path, path === "/home" ? { as: "types@example.test" } : {});
    const outcomes = await page.evaluate(tryAll);
    const expected = outcomes.map(([name]) => [name, name === "ran" ? "false" : "TypeError"]);
    expect(outcomes).toEqual(expected);
    expect(outcomes).toHaveLength(14);
  },
);

it("what is dropped or pasted on the page as markup comes as its text, and nothing in it runs", async () => {
  const { page, errors } = await visit("/home", { as: "trusted@example.test", viewport: { width: 1440, height: 1000 } });
  await layOnDesk(page, await makeNewspaper(page, longerNightLibrary));
  const headline = page.getByRole("button", { name: /^Edit headline:/ }).first();
  await headline.waitFor({ ...patience, state: "attached" });
  await expect.poll(() => page.evaluate(() => document.querySelectorAll("#stage svg text").length), patience).toBeGreaterThan(20);
  const box = await headline.boundingBox();
  if (!box) throw new Error("The headline has no place");
  await page.mouse.click(box.x + box.width * 0.4, box.y + Math.min(box.height * 0.3, 40));
  const field = page.getByRole("textbox", { name: "Headline", exact: true }).and(page.locator(".ProseMirror"));
  await field.waitFor(patience);
  const give = (kind: "drop" | "paste", markup: string) =>
    field.evaluate(
      (element, [kind, markup]) => {
        const transfer = new DataTransfer();
        transfer.setData("text/html", markup as string);
        const { left, top, width, height } = element.getBoundingClientRect();
        const at = { clientX: left + width / 2, clientY: top + height / 2 };
        const options = { bubbles: true, cancelable: true };
        const event =
          kind === "drop"
            ? new DragEvent("drop", { ...options, ...at, dataTransfer: transfer })
            : new ClipboardEvent("paste", { ...options, clipboardData: transfer });
        return !element.dispatchEvent(event);
      },
      [kind, markup],
    );
  const evil = (word: string) => `<b>${word}</b><img src=x onerror="globalThis.ran=1"><script>globalThis.ran=1</script><style>*{}</style>`;
  expect(await give("drop", evil("Heron"))).toBe(true);
  await expect.poll(() => field.textContent(), patience).toContain("Heron");
  expect(await give("paste", evil("Owl"))).toBe(true);
  await expect.poll(() => field.textContent(), patience).toContain("Owl");
  await expect.poll(() => field.textContent()).not.toMatch(/ran|onerror|[<>{]/);
  await expect
    .poll(() => page.evaluate(() => [document.querySelectorAll("#stage img, #stage script").length, "ran" in globalThis]))
    .toEqual([0, false]);
  expect(errors).toEqual([]);
});
