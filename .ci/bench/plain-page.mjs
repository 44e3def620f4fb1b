import { createHash } from "node:crypto";
import { createServer } from "node:http";

const phone = { width: 412, height: 823 };
const escaped = (text) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** What a reader sees of a page on a phone: its lines of text, its pictures and the files of its faces. */
async function readPage(browser, address, cookies) {
  const context = await browser.newContext({ viewport: phone, ignoreHTTPSErrors: true });
  try {
    await context.addCookies(cookies.map(({ name, value }) => ({ name, value, url: new URL(address).origin })));
    const page = await context.newPage();
    await page.goto(address, { waitUntil: "networkidle" });
    const seen = await page.evaluate(() => ({
      language: document.documentElement.lang,
      direction: document.documentElement.dir,
      title: document.title,
      lines: [...document.querySelectorAll("h1, h2, h3, p, li, label, button")]
        .filter((element) => element.checkVisibility() && !element.querySelector("h1, h2, h3, p, li, label, button"))
        .map((element) => ({ name: /^h/i.test(element.tagName) ? element.tagName.toLowerCase() : "p", text: element.textContent.trim() })),
      pictures: [...document.images]
        .filter((image) => image.complete && image.naturalWidth > 0 && image.checkVisibility())
        .map(({ currentSrc, naturalWidth, naturalHeight }) => ({ src: currentSrc, width: naturalWidth, height: naturalHeight })),
      faces: performance
        .getEntriesByType("resource")
        .map(({ name }) => name)
        .filter((name) => /\.woff2?$/.test(name)),
    }));
    const files = new Map();
    for (const name of new Set([...seen.pictures.map(({ src }) => src), ...seen.faces])) {
      if (name.startsWith("data:")) continue;
      const answer = await page.request.get(name);
      files.set(name, { type: answer.headers()["content-type"] ?? "application/octet-stream", bytes: await answer.body() });
    }
    return { ...seen, files };
  } finally {
    await context.close();
  }
}

/** The same text, pictures and faces as a page of HTML and nothing else. */
function markupOf({ language, direction, title, lines, pictures, faces }, pathOf) {
  const styles = faces.map((name, at) => `@font-face{font-family:f${at};src:url(${pathOf(name)});font-display:swap}`);
  const families = [...faces.map((_, at) => `f${at}`), "serif"].join(",");
  const shown = pictures.map(({ src, width, height }) => `<img src="${pathOf(src)}" width="${width}" height="${height}" alt="">`);
  const [first = "", ...others] = lines.map(({ name, text }) => `<${name}>${escaped(text)}</${name}>`);
  const body = [first, ...shown.slice(0, 1), ...others, ...shown.slice(1)].join("\n");
  return `<!doctype html><html lang="${language}" dir="${direction}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title><style>${styles.join("")}body{font:16px ${families};margin:1rem}img{max-width:100%;height:auto}</style><body>${body}</body></html>`;
}

/**
 * A page written by hand would be no lighter: the text, pictures and faces of an address as one static page, served at an origin of its
 * own.
 */
export async function servePlainCopy(browser, address, cookies = []) {
  const page = await readPage(browser, address, cookies);
  const names = [...page.files.keys()];
  const pathOf = (name) => (page.files.has(name) ? `/${names.indexOf(name)}` : name);
  const markup = Buffer.from(markupOf(page, pathOf));
  const server = createServer((request, response) => {
    const file =
      request.url === "/" ? { type: "text/html; charset=utf-8", bytes: markup } : page.files.get(names[Number(request.url?.slice(1))]);
    if (!file) return response.writeHead(404).end();
    response.setHeader("content-type", file.type);
    response.setHeader("etag", `"${createHash("sha256").update(file.bytes).digest("hex").slice(0, 16)}"`);
    response.end(file.bytes);
  });
  await new Promise((ready) => server.listen(0, "127.0.0.1", ready));
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    told: `${page.lines.length} lines, ${page.pictures.length} pictures, ${page.faces.length} faces`,
    close: () => server.close(),
  };
}
