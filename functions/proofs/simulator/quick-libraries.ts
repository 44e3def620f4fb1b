// Caches what libraries recompute on every call from constant input, for the hundreds of thousands of schedules of one
// process; import it before the Worker's modules. Statements, answers and order are unchanged (the proof compares some schedules).
import { registerHooks } from "node:module";

interface Change {
  find: string;
  put: string;
}

/** The class check depends only on the prototype. */
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

/** Every request opens the database: the same binding and schema, with no per-request state. */
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

/** Caches the SQL of plain column lists; other selections are built as usual. */
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

/** Formatters are immutable, and creating one costs more than using it. */
const formats = new Map<string, Intl.DateTimeFormat>();
Intl.DateTimeFormat = new Proxy(Intl.DateTimeFormat, {
  construct(made, given, target) {
    const key = JSON.stringify(given);
    const known = formats.get(key) ?? (Reflect.construct(made, given, target) as Intl.DateTimeFormat);
    formats.set(key, known);
    return known;
  },
});
