import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { contractions } from "./expanding.ts";

const start = `CREATE TABLE people (id text PRIMARY KEY NOT NULL, name text, age integer DEFAULT 3 NOT NULL);
CREATE TABLE pets (id text PRIMARY KEY NOT NULL);
CREATE TRIGGER pets_stay BEFORE DELETE ON pets BEGIN SELECT RAISE(ABORT, 'no'); END;`;

function judge(sql: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), "migrations-"));
  writeFileSync(join(folder, "0000_a.sql"), start);
  writeFileSync(join(folder, "0001_b.sql"), sql);
  return contractions(folder);
}

it("the release before survives every migration there is", () => {
  expect(contractions("db/migrations")).toEqual([]);
});

it.each([
  ["ALTER TABLE people DROP COLUMN name", "removes or renames people.name"],
  ["ALTER TABLE people RENAME COLUMN name TO title", "removes or renames people.name"],
  ["ALTER TABLE pets RENAME TO animals", "removes or renames the table pets"],
  ["DROP TABLE pets", "removes or renames the table pets"],
  ["CREATE UNIQUE INDEX one_name ON people (name)", "makes people (name) unique"],
  ["CREATE TRIGGER t BEFORE INSERT ON people BEGIN SELECT RAISE(ABORT, 'no'); END;", "adds or changes the trigger t"],
  ["DROP TRIGGER pets_stay", "removes the trigger pets_stay"],
  ["UPDATE people SET age = age * 4", "changes rows that are there (UPDATE people …)"],
  [
    "CREATE TABLE n (id text PRIMARY KEY NOT NULL, name text NOT NULL, age integer NOT NULL, ears integer NOT NULL, CHECK (age > 0));\nDROP TABLE people;\nALTER TABLE n RENAME TO people;",
    "makes people.name required",
  ],
])("%s is found", (sql, what) => {
  expect(judge(sql)).toContain(`0001_b.sql ${what}`);
});

it("a table made anew is judged by what it is afterwards", () => {
  const again = (columns: string) =>
    judge(`CREATE TABLE n (${columns});\nINSERT INTO n SELECT * FROM people;\nDROP TABLE people;\nALTER TABLE n RENAME TO people;`);
  expect(again("id text PRIMARY KEY NOT NULL, name text, age integer DEFAULT 3 NOT NULL")).toEqual([]);
  expect(again("id text PRIMARY KEY NOT NULL, name text, age integer NOT NULL, CHECK (age > 0)")).toEqual([
    "0001_b.sql takes the standard value from people.age",
    "0001_b.sql adds a CHECK to people",
  ]);
});

it("what only adds is well, and so is what says why it is", () => {
  expect(
    judge(
      "ALTER TABLE people ADD ears integer DEFAULT 2 NOT NULL; CREATE INDEX by_name ON people (name); CREATE TABLE more (id text NOT NULL UNIQUE);",
    ),
  ).toEqual([]);
  expect(judge("-- The release in use survives this: nothing reads pets since 0.2.\nDROP TABLE pets;")).toEqual([]);
});
