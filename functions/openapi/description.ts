import { globSync, readFileSync } from "node:fs";
import * as z from "zod";
import * as areas from "../contracts.ts";
import { type Contract, type ErrorCode, errorCodes, Failure, isContract, type Who } from "../http/contract.ts";
import { AppError, messageOf } from "../http/errors.ts";
import { collectSchemas, type Json } from "./schemas.ts";

const about = [
  "The calls that the site's own pages make. JSON in and out, UTF-8; fields that are not described are ignored. Lengths of texts are counted in code points after Unicode normalization (NFC).",
  "A failure is a `Failure`: decide by its `code`, never by its message. A call that changes something is refused (403) when it comes from another site's page.",
  'Lists come in parts: `Link: …; rel="next"` carries the `cursor` of the following one.',
];

const whoMayCall: Record<Who, string> = {
  any: "Anybody may call.",
  user: "For whoever is signed in.",
  owner: "For the owner of what the path names; nobody else finds it (404).",
  admin: "For admins; others are refused (403).",
};

const successes: Record<number, string> = {
  200: "Done.",
  201: "Made.",
  202: "Begun.",
  204: "Done; the answer is empty.",
  303: "See the address in `location`.",
  304: "As the caller has it (`if-none-match`).",
};

const queryHeader = {
  name: "x-query",
  in: "header",
  description: "The query in place of the address, which is kept in logs: search words can name a person. Counts before the address's.",
  schema: { type: "string" },
};

/**
 * The API as an OpenAPI 3.1 document, made of the contracts and their docstrings: the first sentence of a contract's docstring is the
 * summary of its call. It is made at build time and served as a static file; neither the Worker nor the browser holds it.
 */
export function describeApi() {
  const exports = Object.entries(areas).flatMap(([area, module]) => Object.entries(module).map(([name, value]) => ({ area, name, value })));
  const docstrings = readDocstrings();
  const schemas = collectSchemas(
    new Map(exports.flatMap(({ name, value }) => (value instanceof z.ZodType ? [[name, value]] : []))),
    docstrings,
  );
  const paths: Record<string, Json> = {};
  for (const { area, name, value } of exports) {
    if (!isContract(value)) continue;
    const path = value.path.replace(/:(\w+)/g, "{$1}");
    paths[path] = { ...paths[path], [value.method.toLowerCase()]: describeCall(area, name, value, docstrings.get(name) ?? "") };
  }
  const statusOf = (code: ErrorCode) => new AppError(code).status;
  const responses: Json = { Failure: describeFailure("Any other failure.") };
  for (const status of new Set(errorCodes.map(statusOf))) {
    const codes = errorCodes.filter((code) => statusOf(code) === status);
    const meanings = codes.map((code) => `\`${code}\`: ${messageOf(code)}`).join(" ");
    responses[status] = describeFailure(meanings, { properties: { code: { enum: codes } } });
  }
  return schemas.resolve({
    openapi: "3.1.1",
    info: { title: "Stop Press", version: readVersion(), description: about.join("\n\n"), license: { name: "MIT", identifier: "MIT" } },
    servers: [{ url: "/api" }],
    security: [{ session: [] }],
    tags: [...new Set(exports.filter(({ value }) => isContract(value)).map(({ area }) => area))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        session: {
          type: "apiKey",
          in: "cookie",
          name: "__Host-session",
          description: "Set by signing in, HttpOnly; `session` in local mode.",
        },
      },
      responses,
      parameters: { query: queryHeader },
      headers: {
        id: { description: "Names the request in the site's log.", schema: { type: "string" } },
        next: { description: 'The following part of the list: `rel="next"` (RFC 8288).', schema: { type: "string" } },
      },
    },
  });

  function describeCall(area: string, operationId: string, contract: Contract, docstring: string): Json {
    const [, summary, more] = /^(.*?)\.(?:\s+(.*))?$/.exec(docstring) ?? [];
    const bodies = { ...contract.bodies, ...(contract.body && { "application/json": contract.body }) };
    return {
      operationId,
      tags: [area],
      summary,
      description: [more, whoMayCall[contract.who]].filter(Boolean).join(" "),
      ...(contract.who === "any" && { security: [] }),
      parameters: [
        ...describeFields("path", contract.params),
        ...describeFields("query", contract.query),
        ...(contract.query ? [{ $ref: "#/components/parameters/query" }] : []),
        ...Object.entries(contract.headers ?? {}).map(([name, description]) => ({
          name,
          in: "header",
          description,
          schema: { type: "string" },
        })),
      ],
      ...(Object.keys(bodies).length > 0 && {
        requestBody: {
          required: true,
          content: Object.fromEntries(Object.entries(bodies).map(([type, schema]) => [type, { schema: schemas.part(schema, "input") }])),
        },
      }),
      responses: {
        ...describeSuccess(contract),
        ...Object.fromEntries(failuresOf(contract).map((status) => [status, { $ref: `#/components/responses/${status}` }])),
        default: { $ref: "#/components/responses/Failure" },
      },
    };
  }

  function describeFields(place: "path" | "query", fields?: z.ZodType): Json[] {
    return Object.entries((fields as z.ZodObject | undefined)?.shape ?? {}).map(([name, field]) => ({
      name,
      in: place,
      required: place === "path" || !z.safeParse(field, undefined).success,
      schema: schemas.part(field as z.ZodType, "input"),
    }));
  }

  function describeSuccess({ answer, events, media = [], query, status }: Contract): Json {
    const shape = events ?? answer;
    const types = events ? ["text/event-stream"] : answer ? ["application/json"] : media;
    const content = Object.fromEntries(types.map((type) => [type, shape ? { schema: schemas.part(shape, "output") } : {}]));
    const isList = "cursor" in ((query as z.ZodObject | undefined)?.shape ?? {});
    const headers = {
      "x-request-id": { $ref: "#/components/headers/id" },
      ...(isList && { link: { $ref: "#/components/headers/next" } }),
    };
    const statuses = [...(status ?? [types.length > 0 ? 200 : 204]), ...(answer instanceof z.ZodOptional ? [204] : [])];
    return Object.fromEntries(
      statuses.map((code) => [code, { description: successes[code], headers, ...(code < 203 && types.length > 0 && { content }) }]),
    );
  }

  function describeFailure(description: string, codes?: Json): Json {
    const failure = schemas.part(Failure, "output");
    return { description, content: { "application/json": { schema: codes ? { allOf: [failure, codes] } : failure } } };
  }
}

/** Failures of a call, by its kind; those specific to some calls are under `default`. */
function failuresOf({ method, who, body, query, params }: Contract): number[] {
  return [
    ...(body ? [400, 413] : []),
    ...(who === "any" ? [] : [401]),
    ...(who === "admin" || method !== "GET" ? [403] : []),
    ...(params ? [404] : []),
    ...(body || query ? [422] : []),
  ];
}

const readVersion = () => (JSON.parse(readFileSync("package.json", "utf8")) as { version: string }).version;

const text = String.raw`/\*\*((?:(?!\*/).)*)\*/\s*`;
const ofExport = new RegExp(`^(?:${text})?export const (\\w+)`, "gms");
const ofField = new RegExp(`^ {2,4}${text}(\\w+):`, "gms");

/** The docstrings of what contracts export, by name, and of the fields of its objects, as `Newspaper.made`; each in one line. */
export function readDocstrings(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const note = (name: string, docstring = "") => docstring && found.set(name, docstring.replace(/\s*\n\s*\*?\s*/g, " ").trim());
  for (const file of globSync("functions/*/contract.ts")) {
    const source = readFileSync(file, "utf8");
    const exports = [...source.matchAll(ofExport)];
    for (const [at, { index, 0: head, 1: docstring, 2: name = "" }] of exports.entries()) {
      note(name, docstring);
      const declaration = source.slice(index + head.length, exports[at + 1]?.index);
      for (const [, docstring, field] of declaration.matchAll(ofField)) note(`${name}.${field}`, docstring);
    }
  }
  return found;
}
