import { expect, it } from "vitest";
import { identityOf, leavesAddressOpen } from "./oidc-claims.ts";

const issuer = "https://id.example.test";
const microsoft = "https://login.microsoftonline.com/9188040d-6c67-4c5b-b112-36a304b66dad/v2.0";
const read = (idToken: Record<string, unknown>, userinfo: Record<string, unknown> = {}, of = issuer) =>
  identityOf(of, "subject", idToken, userinfo);

it("takes an address with the word of its own source, wherever the other stands", () => {
  const confirmed = { email: "a@example.test", email_verified: true };
  const named = { email: "b@example.test" };
  const said = { email_verified: true };
  const cases: [idToken: Record<string, unknown>, userinfo: Record<string, unknown>, email: string, isConfirmed: boolean][] = [
    [confirmed, {}, "a@example.test", true],
    [{}, confirmed, "a@example.test", true],
    [confirmed, named, "a@example.test", true],
    [named, confirmed, "a@example.test", true],
    [named, {}, "b@example.test", false],
    [named, said, "b@example.test", false],
    [said, named, "b@example.test", false],
    [said, confirmed, "a@example.test", true],
    [said, {}, "", false],
    [{ ...confirmed, email_verified: false }, named, "b@example.test", false],
  ];
  for (const [idToken, userinfo, email, isConfirmed] of cases) expect(read(idToken, userinfo)).toMatchObject({ email, isConfirmed });
});

it("believes only what says plainly that an address is confirmed", () => {
  for (const email_verified of [true, "true"]) expect(read({ email: "a@example.test", email_verified }).isConfirmed).toBe(true);
  for (const email_verified of [false, "false", "True", "1", 1, 0, null, undefined, [], {}, [true], "yes"])
    expect(read({ email: "a@example.test", email_verified }).isConfirmed).toBe(false);
});

it("does not believe an address that is somebody's only once it is written as ours are", () => {
  for (const email of ["ada@\uff45xample.test", "\uff41da@example.test", "\u212aim@example.test", "ada@example.test\u3000"]) {
    const { email: known, isConfirmed } = read({ email, email_verified: true });
    expect([known, isConfirmed]).toEqual([email.normalize("NFKC").trim().toLowerCase(), false]);
  }
});

it("takes Microsoft's claim from Microsoft alone", () => {
  for (const xms_edov of [true, 1, "1", "true"]) {
    expect(read({ email: "a@example.test", xms_edov }, {}, microsoft).isConfirmed).toBe(true);
    for (const other of [issuer, "https://login.microsoftonline.com.evil.test/v2.0", "http://login.microsoftonline.com/v2.0"])
      expect(read({ email: "a@example.test", xms_edov }, {}, other).isConfirmed).toBe(false);
  }
  for (const xms_edov of [false, 0, "0", "false", null, {}])
    expect(read({ email: "a@example.test", xms_edov }, {}, microsoft).isConfirmed).toBe(false);
});

it("reads addresses and names as ours are written, and leaves out what cannot be one", () => {
  expect(read({ email: " Ada@Example.TEST ", email_verified: true }).email).toBe("ada@example.test");
  for (const email of ["", "ada", "a@b@example.test", 7, null, ["a@example.test"], `${"a".repeat(250)}@example.test`, "a\r\n@example.test"])
    expect(read({ email, email_verified: true })).toMatchObject({ email: "", isConfirmed: false });
  expect(read({ given_name: " Zoe\u0308 " }).firstName).toBe("Zoë");
  expect(read({ given_name: `\u0000${"é".repeat(80)}` }).firstName).toBe("é".repeat(60));
  for (const given_name of [undefined, "", " \u200b ", 7, {}]) expect(read({ given_name }).firstName).toBe("");
});

it("asks further only where the token leaves something open", () => {
  expect(leavesAddressOpen({ email: "a@example.test", email_verified: false }, issuer)).toBe(false);
  expect(leavesAddressOpen({ email: "a@example.test" }, issuer)).toBe(true);
  expect(leavesAddressOpen({}, issuer)).toBe(true);
  expect(leavesAddressOpen({ email: "a@example.test" }, microsoft)).toBe(false);
});
