// What libraries work out anew at every call from what never changes is kept here, for the hundreds of thousands of schedules of one
// process: imported before the Worker's modules. It changes no statement, answer or order (the proof plays some schedules without it and compares them).
import { registerHooks } from "node:module";

interface Change {
  find: string;
  put: string;
}

/** Which class something is of depends on its prototype alone. */
const rememberedIs = `const answers = new Map();
function is(value, type) {
  if (!value || typeof value !== "object") return false;
  const prototype = Object.getPrototypeOf(value);
  let ofType = answers.get(type);
  if (ofType === undefined) answers.set(type, (ofType = new Map()));
  let answer = ofType.get(prototype);
  if (answer === undefined) ofType.set(prototype, (answer = isAsWritten(value, type)));
  return answer;
}
function isAsWritten(value, type) {`;

/** Each request opens the database: the same binding with the same schema, of which nothing of a request is kept. */
const rememberedDrizzle = `const opened = new WeakMap();
function drizzle(client, config = {}) {
  const isPlain = Object.keys(config).join() === "schema";
  const known = isPlain ? opened.get(client) : undefined;
  if (known?.schema === config.schema && known !== undefined) return known.db;
  const db = drizzleAsWritten(client, config);
  if (isPlain) opened.set(client, { schema: config.schema, db });
  return db;
}
function drizzleAsWritten(client, config = {}) {`;

/** The text of a list of columns; with anything else in it, it is built as ever. */
const rememberedSelection = `buildSelection(fields, options = {}) {
    const isPlain = fields.length > 1 && fields.every(({ field }) => is(field, Column) && field.columnType !== "SQLiteNumericBigInt");
    if (!isPlain) return this.buildSelectionAsWritten(fields, options);
    const key = fields[0].field;
    const known = (this.selections ??= new WeakMap()).get(key) ?? [];
    this.selections.set(key, known);
    const isSingle = options.isSingleTable === true;
    let found = known.find((one) => one.isSingle === isSingle && one.of.length === fields.length && one.of.every((column, at) => column === fields[at].field));
    if (!found) {
      found = { isSingle, of: fields.map(({ field }) => field), text: this.sqlToQuery(this.buildSelectionAsWritten(fields, options)).sql };
      if (known.length < 20) known.push(found);
    }
    return sql.raw(found.text);
  }
  buildSelectionAsWritten(fields, { isSingleTable = false } = {}) {`;

const changes: Record<string, Change> = {
  "/drizzle-orm/entity.js": { find: "function is(value, type) {", put: rememberedIs },
  "/drizzle-orm/d1/driver.js": { find: "function drizzle(client, config = {}) {", put: rememberedDrizzle },
  "/drizzle-orm/sqlite-core/dialect.js": {
    find: "buildSelection(fields, { isSingleTable = false } = {}) {",
    put: rememberedSelection,
  },
};

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    const change = Object.entries(changes).find(([end]) => url.endsWith(end))?.[1];
    if (!change) return loaded;
    const parts = String(loaded.source).split(change.find);
    if (parts.length !== 2) throw new Error(`${url} no longer holds ${change.find}`);
    return { ...loaded, source: parts.join(change.put) };
  },
});

/** A formatter never changes, and to make one takes longer than all it is asked for. */
const formats = new Map<string, Intl.DateTimeFormat>();
Intl.DateTimeFormat = new Proxy(Intl.DateTimeFormat, {
  construct(made, given, target) {
    const key = JSON.stringify(given);
    const known = formats.get(key) ?? (Reflect.construct(made, given, target) as Intl.DateTimeFormat);
    formats.set(key, known);
    return known;
  },
});
