import { expect, it } from "vitest";
import { startServer, uniqueEmail } from "../testing.ts";

const { browser, signIn, mailedCode, expectSound } = startServer();

it("signs a new person in with the mailed code and gives the free tokens of the month", async () => {
  const { user, get } = await signIn();
  expect(user).toMatchObject({ role: "user", tokens: 3, newspaperCount: 0, firstName: "" });
  expect(await (await get("/api/auth/user")).json()).toEqual(user);
  await expectSound();
});
