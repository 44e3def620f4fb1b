import { globSync, readFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { expect, it } from "vitest";

const files = globSync("db/migrations/*.sql").toSorted();
const brought = files.findIndex((file) => file.endsWith("_shown_pictures.sql"));

/** A database after so many migrations, and what brings it on. */
function databaseAfter(count: number) {
  const db = new DatabaseSync(":memory:");
  db.exec("PRAGMA foreign_keys = ON");
  const migrate = (from: number, to?: number) => {
    for (const file of files.slice(from, to))
      for (const statement of readFileSync(file, "utf8").split("--> statement-breakpoint")) db.exec(statement);
  };
  migrate(0, count);
  db.exec("INSERT INTO users (id, email, username, created_at) VALUES ('user', 'e', 'n', 0)");
  const add = (id: string, shareId: string | null, data: string, deletedAt: number | null = null) =>
    db
      .prepare(
        "INSERT INTO newspapers (id, user_id, title, newspaper_name, template_id, language, number, data, share_id, created_at, updated_at, deleted_at) VALUES (?, 'user', 't', 'n', 't', 'en', 1, ?, ?, 0, 0, ?)",
      )
      .run(id, data, shareId, deletedAt);
  const shown = () =>
    db
      .prepare("SELECT newspaper_id || ' ' || key AS shown FROM shown_pictures WHERE user_id = 'user' ORDER BY shown")
      .all()
      .map(({ shown }) => String(shown));
  return { db, migrate, add, shown };
}

const address = (key: string) => `/api/images/${key}`;
const dataOf = (key: string) =>
  JSON.stringify({
    imageUrl: address(`${key}-main`),
    smallImageUrl: "",
    previewImageUrl: address(`${key}-main`),
    pictures: [{ replaced: { imageUrl: address(`${key}-replaced`) } }],
    sharePictures: { card: address(`${key}-card`), narrow: address(`${key}-narrow`), pages: [address(`${key}-1`), address(`${key}-2`)] },
  });
const picturesOf = (id: string, key: string) => ["1", "2", "card", "main", "narrow"].map((name) => `${id} ${key}-${name}`);

it("newspapers that were shared before the table show the pictures they showed", () => {
  const { migrate, add, shown } = databaseAfter(brought);
  add("shared", "share-1", dataOf("a"));
  add("private", null, dataOf("b"));
  add("deleted", "share-2", dataOf("c"), 1);
  add("unreadable", "share-3", "{");
  add("bare", "share-4", "{}");
  migrate(brought);
  expect(shown()).toEqual(picturesOf("shared", "a"));
});

it("the table follows whatever happens to a newspaper", () => {
  const { db, add, shown } = databaseAfter(files.length);
  add("one", null, dataOf("a"));
  add("two", "share-2", dataOf("b"));
  expect(shown()).toEqual(picturesOf("two", "b"));
  const steps: [string, string[]][] = [
    ["UPDATE newspapers SET share_id = 'share-1' WHERE id = 'one'", [...picturesOf("one", "a"), ...picturesOf("two", "b")]],
    [`UPDATE newspapers SET data = '${dataOf("c")}' WHERE id = 'one'`, [...picturesOf("one", "c"), ...picturesOf("two", "b")]],
    ["UPDATE newspapers SET deleted_at = 1 WHERE id = 'one'", picturesOf("two", "b")],
    ["UPDATE newspapers SET deleted_at = NULL WHERE id = 'one'", [...picturesOf("one", "c"), ...picturesOf("two", "b")]],
    ["UPDATE newspapers SET data = '{' WHERE id = 'two'", picturesOf("one", "c")],
    ["UPDATE newspapers SET share_id = NULL WHERE id = 'one'", []],
    [`UPDATE newspapers SET data = '${dataOf("d")}' WHERE id = 'two'`, picturesOf("two", "d")],
    ["DELETE FROM users", []],
  ];
  for (const [statement, expected] of steps) {
    db.exec(statement);
    expect([statement, shown()]).toEqual([statement, expected]);
  }
});
