import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { answerWithKey } from "../press-runs/planted-keys.test-data.ts";

/** A request some server got, whole. */
export interface Heard {
  path: string;
  text: string;
}

async function listen(answer: (request: IncomingMessage, response: ServerResponse, heard: Heard) => void) {
  const heard: Heard[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const text = `${request.method} ${request.url}\n${JSON.stringify(request.headers)}\n${Buffer.concat(chunks)}`;
      const one = { path: request.url ?? "", text };
      heard.push(one);
      answer(request, response, one);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = () => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  };
  return { host, heard, close };
}

/** Where no request should ever come. */
export const startCanary = () => listen((_, response) => response.end("{}"));

/** One way to lead a key elsewhere: what a provider answers that was asked with it. */
export interface Way {
  name: string;
  answer(response: ServerResponse, key: string): void;
}

const redirects = [300, 301, 302, 303, 305, 307, 308];

/** Every redirect to the canary, then what is not one but could be taken for it, then what repeats the key. */
export function waysTo(canary: string): Way[] {
  const places: Record<string, (key: string) => string> = {
    "its address": () => `http://${canary}/led`,
    "no scheme": () => `//${canary}/led`,
    backslashes: () => `/\\${canary}/led`,
    "the key in the path": (key) => `http://${canary}/${encodeURIComponent(key)}`,
    "the key as a password": (key) => `http://key:${encodeURIComponent(key)}@${canary}/`,
  };
  const json = { "content-type": "application/json" };
  return [
    ...redirects.flatMap((status) =>
      Object.entries(places).map(([name, to]) => ({
        name: `${status} to ${name}`,
        answer: (response: ServerResponse, key: string) => response.writeHead(status, { location: to(key) }).end(),
      })),
    ),
    {
      name: "a page that goes on by itself",
      answer: (response, key) =>
        response
          .writeHead(200, {
            "content-type": "text/html",
            refresh: `0; url=http://${canary}/${key}`,
            link: `<http://${canary}/>; rel=preload`,
          })
          .end(`<meta http-equiv="refresh" content="0; url=http://${canary}/?${key}"><img src="http://${canary}/${key}">`),
    },
    {
      name: "a picture that lies elsewhere",
      answer: (response) =>
        response.writeHead(200, json).end(JSON.stringify({ created: 1, data: [{ url: `http://${canary}/picture.png` }] })),
    },
    {
      name: "another service beside it",
      answer: (response) =>
        response.writeHead(200, { ...json, "alt-svc": `http/1.1="${canary}"`, "content-location": `http://${canary}/` }).end("{}"),
    },
    {
      name: "a wish to authenticate there",
      answer: (response, key) =>
        response
          .writeHead(401, { ...json, "www-authenticate": `Bearer realm="http://${canary}/", error_uri="http://${canary}/${key}"` })
          .end("{}"),
    },
    {
      name: "a proxy to use",
      answer: (response) => response.writeHead(407, { ...json, "proxy-authenticate": `Basic realm="http://${canary}/"` }).end("{}"),
    },
    {
      name: "an error that repeats it",
      answer: (response, key) =>
        response
          .writeHead(400, json)
          .end(JSON.stringify({ error: { message: `${key} is wrong: ${key}`, type: key, code: key, param: key } })),
    },
    {
      name: "an error in plain words that repeats it",
      answer: (response, key) => response.writeHead(500).end(`Authorization: Bearer ${key}`),
    },
    { name: "a story that repeats it", answer: answerWithKey },
  ];
}

const keyOf = ({ headers }: IncomingMessage) => String(headers["x-api-key"] ?? headers.authorization ?? "").replace("Bearer ", "");

/**
 * All providers at one address, each under a path of its own (`/openai/…`). The number in the key a request is made with says which of
 * the ways its answer goes.
 */
export async function startProviders(ways: readonly Way[]) {
  return listen((request, response) => {
    const key = keyOf(request);
    const way = ways[Number(/led-(\d+)-/.exec(key)?.[1] ?? -1)];
    if (way) way.answer(response, key);
    else response.writeHead(401, { "content-type": "application/json" }).end('{"error":{"message":"no key"}}');
  });
}

/** How the canary's address can be written by somebody who wants a key to go there. */
export function spellingsOf(canary: string): string[] {
  const [host = "", port = ""] = canary.split(":");
  const number = host.split(".").reduce((sum, part) => sum * 256 + Number(part), 0);
  const hosts = [
    host,
    `${host}.`,
    "localhost",
    "localhost.",
    "LOCALHOST",
    "a.localhost",
    String(number),
    `0x${number.toString(16)}`,
    `0${number.toString(8)}`,
    "127.1",
    "0177.0.0.1",
    "0x7f.0.0.1",
    "[::1]",
    "[::ffff:127.0.0.1]",
    "[::ffff:7f00:1]",
    "[64:ff9b::7f00:1]",
    "0.0.0.0",
    "①②⑦.0.0.1",
    "127。0。0。1",
    "api.openai.com@127.0.0.1",
    "127.0.0.1#@api.openai.com",
  ];
  return ["http", "https"].flatMap((scheme) =>
    hosts.map((name) => `${scheme}://${name.includes("#") ? name.replace("#", `:${port}#`) : `${name}:${port}`}/v1`),
  );
}
