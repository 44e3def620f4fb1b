import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readyLanguages } from "./languages.ts";

const words = (code: string, file: string) => JSON.parse(readFileSync(join(import.meta.dirname, code, file), "utf8"));

for (const { code } of readyLanguages)
  it(`${code}: a button's longer name holds the words it shows, so that whoever speaks to the screen can press it`, () => {
    const { models } = words(code, "app.json");
    const settings = words(code, "settings.json");
    const account = words(code, "account.json");
    const named: [shown: string, name: string][] = [
      [models.addKey, models.addKeyFor],
      [settings.remove, settings.removeLabel],
      [settings.undo, settings.undoLabel],
      [settings.test, settings.testLabel],
      [account.signIn.remove, account.signIn.removeLabel],
      [account.devices.end, account.devices.endLabel],
      [account.passkeys.remove, account.passkeys.removeLabel],
      [account.passkeys.rename, account.passkeys.renameLabel],
    ];
    for (const [shown, name] of named) expect(name).toContain(shown);
  });
