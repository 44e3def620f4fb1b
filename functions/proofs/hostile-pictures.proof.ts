import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Parser } from "htmlparser2";
import { afterAll, expect, it } from "vitest";
import { ProviderError } from "../ai/provider-error.ts";
import { limits } from "../http/limits.ts";
import { drawingForm, drawingToSvg } from "../images/drawing.ts";
import { keepPicture } from "../images/keep-picture.ts";
import { startServer } from "../testing/index.ts";
import { broken, hostileFiles, planted, soundPictures } from "./hostile-pictures.test-data.ts";
import { makeDatabase, newPerson, openInProcess } from "./money/in-process.ts";
import { isFull, tell, times } from "./row.ts";

const server = startServer();
const folder = mkdtempSync(join(tmpdir(), "pictures-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const sound = await soundPictures();
const hostile = Object.entries(await hostileFiles(sound));
const kinds = Object.values(sound);

/** The kind a browser would see in the bytes, whatever they are called. */
function magic(bytes: Uint8Array): string {
  const text = Buffer.from(bytes.subarray(0, 16)).toString("latin1");
  if (text.startsWith("\x89PNG\r\n\x1a\n")) return "image/png";
  if (text.startsWith("\xff\xd8\xff")) return "image/jpeg";
  return text.startsWith("RIFF") && text.slice(8, 12) === "WEBP" ? "image/webp" : "another";
}
const says = (bytes: Uint8Array) => Buffer.from(bytes).includes(planted);

const names = ["photo.png", "photo.jpg.html", "x.svg", "../../a.js", "a\u0000.png", "con", "photo.php;.png", `${"a".repeat(300)}.webp`];
const types = [
  "image/png",
  "image/svg+xml",
  "text/html",
  "application/javascript",
  "",
  "image/png; charset=utf-7",
  "multipart/form-data",
  "IMAGE/JPEG",
];

interface Said {
  imageUrl?: string;
  code?: string;
}
const readAnswer = async (answer: Response) => ({ status: answer.status, said: (await answer.json()) as Said });

it("an upload of any of them is served as the PNG, JPEG or WebP that it is, without what was planted in it, or refused", async () => {
  const me = await server.signIn();
  const cookie = [...me.cookies].map((pair) => pair.join("=")).join("; ");
  const mutated = Array.from(
    { length: times(200, 4) },
    (_, seed) => [`seed ${seed}`, broken(kinds[seed % kinds.length] as Buffer, seed)] as const,
  );
  const files = [
    ...(isFull ? hostile : hostile.filter(([name], at) => at % 9 === 0 && !name.startsWith("11 MB"))),
    ...Object.entries(sound),
    ...mutated,
  ];
  let [kept, no] = [0, 0];
  for (const [at, [name, bytes]] of files.entries()) {
    const form = new FormData();
    form.set("file", new File([Uint8Array.from(bytes)], names[at % names.length] as string, { type: types[at % types.length] as string }));
    const written = new Response(form);
    const headers = { cookie, "content-type": written.headers.get("content-type") ?? "" };
    const asked = server.fetch("/api/images", { method: "POST", headers, body: new Uint8Array(await written.arrayBuffer()) });
    const { status, said } = await asked.then(readAnswer).catch((cause: unknown) => {
      // The Worker refuses by the length told and reads no further: a client that goes on writing may lose the answer with the connection.
      if (bytes.length <= limits.pictureBytes) throw cause;
      return { status: 413, said: { code: "TOO_LARGE" } as Said };
    });
    if (!said.imageUrl) {
      expect([name, status, said.code]).toEqual([
        name,
        expect.toSatisfy((status: number) => status === 422 || status === 413),
        expect.stringMatching(/^(?:INVALID|TOO_LARGE)$/),
      ]);
      no++;
      continue;
    }
    const picture = await me.get(said.imageUrl);
    const served = new Uint8Array(await picture.arrayBuffer());
    const { headers: shown } = picture;
    expect([name, picture.status, shown.get("content-type")]).toEqual([name, 200, magic(served)]);
    expect([shown.get("x-content-type-options"), shown.get("content-security-policy")]).toEqual([
      "nosniff",
      expect.stringMatching(/default-src 'none'.*sandbox$/),
    ]);
    expect([name, magic(served), says(served)]).toEqual([name, expect.stringMatching(/^image\/(?:png|jpeg|webp)$/), false]);
    kept++;
  }
  // Sound ones are taken, or refusing all would pass.
  expect(kept).toBeGreaterThanOrEqual(kinds.length);
  expect((await server.fetch("/api/templates")).status).toBe(200);
  await server.expectSound();
  tell(29, `files uploaded, ${kept} of them served as what they are and ${no} refused`, files.length, hostile.length + kinds.length + 200);
});

it("as a model's picture any of them is kept as the PNG, JPEG or WebP that it is, or is the model's failure", async () => {
  const file = join(folder, "pictures.db");
  await makeDatabase(file);
  const { db, close } = openInProcess(file, []);
  const { id: userId } = await newPerson(db, 3);
  const files = new Map<string, Uint8Array>();
  const bucket = {
    put: async (key: string, bytes: Uint8Array) => files.set(key, bytes),
    delete: async (keys: string | string[]) => void [keys].flat().map((key) => files.delete(key)),
  } as never;
  const mutated = Array.from(
    { length: times(5_000, 150) },
    (_, seed) => [`seed ${seed}`, broken(kinds[seed % kinds.length] as Buffer, seed)] as const,
  );
  const all = [...hostile, ...Object.entries(sound), ...mutated];
  let kept = 0;
  for (const [at, [name, bytes]] of all.entries()) {
    const key = `key-${at}`;
    const failure = await keepPicture(bucket, db, { bytes: Uint8Array.from(bytes), caption: "", alt: "" } as never, {
      key,
      userId,
      runId: null,
      now: at,
    }).then(
      () => undefined,
      (reason: unknown) => reason,
    );
    const file = files.get(key);
    if (failure) expect([name, failure, file]).toEqual([name, expect.any(ProviderError), undefined]);
    else {
      expect([name, magic(file as Uint8Array), says(file as Uint8Array)]).toEqual([
        name,
        expect.stringMatching(/^image\/(?:png|jpeg|webp)$/),
        false,
      ]);
      kept++;
    }
    files.clear();
  }
  close();
  expect(kept).toBeGreaterThanOrEqual(kinds.length);
  tell(29, `files as a model's picture, ${kept} of them kept`, all.length, hostile.length + kinds.length + 5_000);
});

const breakouts = [
  planted,
  `</text></svg>${planted}`,
  `]]>${planted}<![CDATA[`,
  `"/><script>alert(1)</script><a b="`,
  `' onload='alert(1)`,
  `&lt;script&gt;alert(1)&lt;/script&gt;`,
  `&#60;script&#62;alert(1)&#60;/script&#62;`,
  `<foreignObject><body xmlns="http://www.w3.org/1999/xhtml" onload="alert(1)"/></foreignObject>`,
  `<!ENTITY x "y">&x;`,
  `<?xml-stylesheet href="javascript:alert(1)"?>`,
  `<!-- --><script>alert(1)</script>`,
  `\u0000<script>alert(1)</script>\ud800\ufffe`,
  `javascript:alert(1)`,
  `url(javascript:alert(1))`,
  `</style><style>@import "//x.test"</style>`,
  `<use href="data:image/svg+xml,<svg onload=alert(1)>"/>`,
];
const drawnElements = new Set(["svg", "rect", "path", "text"]);
const drawnAttributes = new Set([
  "xmlns",
  "width",
  "height",
  "viewbox",
  "font-family",
  "stroke-linecap",
  "stroke-linejoin",
  "d",
  "fill",
  "stroke",
  "stroke-width",
  "opacity",
  "x",
  "y",
  "text-anchor",
  "font-size",
  "font-weight",
  "font-style",
  "xml:lang",
]);

it("a drawing with a script in any of its fields is refused, or is a drawing whose words are words", () => {
  const label = { kind: "label", x: 1, y: 1, anchor: "start", text: "a", size: 9, weight: 400, language: "en" };
  const path = { kind: "path", d: "M0 0L9 9", fill: "ink" };
  const places: ((text: string) => unknown)[] = [
    (text) => ({ width: 100, height: 80, items: [{ ...label, text }] }),
    (text) => ({ width: 100, height: 80, items: [{ ...label, language: text.slice(0, 16) }] }),
    (text) => ({ width: 100, height: 80, items: [{ ...label, anchor: text }] }),
    (text) => ({ width: 100, height: 80, items: [{ ...label, x: text, size: text }] }),
    (text) => ({ width: 100, height: 80, items: [{ ...label, weight: text }] }),
    (text) => ({ width: 100, height: 80, items: [{ ...path, d: text }] }),
    (text) => ({ width: 100, height: 80, items: [{ ...path, d: `M0 0${text}` }] }),
    (text) => ({ width: 100, height: 80, items: [{ ...path, fill: text, stroke: text }] }),
    (text) => ({ width: 100, height: 80, items: [{ ...path, strokeWidth: text, opacity: text }] }),
    (text) => ({ width: 100, height: 80, items: [path], onload: text, [text]: text }),
    (text) => ({ width: text, height: 80, items: [path] }),
    (text) => ({ width: 100, height: 80, items: [{ kind: text, href: text }, path] }),
  ];
  let tried = 0;
  for (const text of breakouts)
    for (const [at, place] of places.entries()) {
      tried++;
      const read = drawingForm().safeParse(place(text));
      if (!read.success) continue;
      const svg = drawingToSvg(read.data, { ink: "#16130f", paper: "#f4efe2", fonts: "Georgia, 'Times New Roman', serif" });
      const strange: string[] = [];
      const parser = new Parser(
        {
          onopentag: (name, attributes) => {
            if (!drawnElements.has(name)) strange.push(name);
            strange.push(...Object.keys(attributes).filter((each) => !drawnAttributes.has(each.toLowerCase())));
          },
          onprocessinginstruction: (name) => void strange.push(name),
          oncomment: () => void strange.push("comment"),
          oncdatastart: () => void strange.push("cdata"),
        },
        { xmlMode: true },
      );
      parser.end(svg);
      expect([at, text, strange]).toEqual([at, text, []]);
    }
  tell(29, "drawings with a script in a field", tried, breakouts.length * places.length);
});
