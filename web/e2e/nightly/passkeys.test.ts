import type { CDPSession, Page } from "playwright-core";
import { expect, it } from "vitest";
import { readyLanguages } from "../../../locales/languages.ts";
import { faultsInLanguage, faultsOf } from "../access.ts";
import { startSite } from "../site.ts";

const { visit, signIn } = startSite();

/** The page at the same site by the name localhost: a number can have no passkeys. */
async function visitByName(path: string, options: Parameters<typeof visit>[1] = {}) {
  const visitor = await visit("/robots.txt", options);
  const { port } = new URL(visitor.page.url());
  const address = (at: string) => `http://localhost:${port}${at}`;
  await visitor.page.goto(address(path));
  return { ...visitor, address };
}

const arrive = (page: Page, path: string) => page.waitForURL(({ pathname }) => pathname === path);

/** A device with a sensor that its owner touches at once. */
async function addDevice(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("WebAuthn.enable");
  const { authenticatorId } = await cdp.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { cdp, authenticatorId, keys: () => keysOf(cdp, authenticatorId) };
}
const keysOf = async (cdp: CDPSession, authenticatorId: string) =>
  (await cdp.send("WebAuthn.getCredentials", { authenticatorId })).credentials;

/** For the button alone: a device that is touched at once answers what the address field proposes before anybody presses. */
const withoutProposals = (page: Page) =>
  page.addInitScript(() => Object.assign(PublicKeyCredential, { isConditionalMediationAvailable: async () => false }));

it("a passkey: added on the account page, named, and the way in afterwards, to where one wanted to go", async () => {
  const { page, errors, address } = await visitByName("/api/login?next=/account");
  const device = await addDevice(page);
  const email = `passkey-${crypto.randomUUID()}@example.test`;
  await signIn(page, email);
  await arrive(page, "/account");
  const section = page.getByRole("region", { name: "Passkeys" });
  await section.getByText("You have no passkey yet.").waitFor();
  await section.getByRole("button", { name: "Add a passkey" }).click();

  const name = section.getByLabel("Name of the passkey");
  await name.waitFor();
  await expect.poll(() => name.inputValue()).toMatch(/Chrom/);
  await expect.poll(() => name.evaluate((field: HTMLInputElement) => field.selectionEnd)).toBeGreaterThan(0);
  await page.keyboard.type("Kitchen laptop");
  await page.keyboard.press("Enter");
  await section.getByText("Kitchen laptop").waitFor();
  expect(await faultsOf(page)).toEqual([]);
  const [key] = await device.keys();
  expect(key).toMatchObject({ rpId: "localhost", isResidentCredential: true });

  await section.getByRole("button", { name: "Add a passkey" }).click();
  await section.getByText("This device already has a passkey for your account. You can sign in with it.").waitFor();

  await page.goto(address("/api/logout"));
  await withoutProposals(page);
  await page.goto(address("/api/login?next=/pricing"));
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await arrive(page, "/pricing");
  expect(((await (await page.request.get(address("/api/auth/user"))).json()) as { email: string }).email).toBe(email);

  await page.goto(address("/account"));
  await section.getByText(/last used/).waitFor();
  await section.getByRole("button", { name: "Remove Kitchen laptop" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await section.getByText("You have no passkey yet.").waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Passkeys");
  expect(errors).toEqual([]);
});

it("the address field proposes passkeys, and choosing one is enough", async () => {
  const { page, errors, address } = await visitByName("/api/login?next=/account");
  await addDevice(page);
  await signIn(page, `proposed-${crypto.randomUUID()}@example.test`);
  const section = page.getByRole("region", { name: "Passkeys" });
  await section.getByRole("button", { name: "Add a passkey" }).click();
  await section.getByLabel("Name of the passkey").waitFor();
  await page.goto(address("/api/logout"));
  await page.goto(address("/api/login?next=/pricing"));
  await arrive(page, "/pricing");
  expect((await page.request.get(address("/api/auth/user"))).status()).toBe(200);
  expect(errors).toEqual([]);
});

it("a passkey that was removed says so at the sign-in page, and a code still leads in", async () => {
  const { page, errors, address } = await visitByName("/api/login?next=/account");
  const device = await addDevice(page);
  const email = `removed-${crypto.randomUUID()}@example.test`;
  await signIn(page, email);
  await arrive(page, "/account");
  const section = page.getByRole("region", { name: "Passkeys" });
  await section.getByRole("button", { name: "Add a passkey" }).click();
  await section.getByLabel("Name of the passkey").waitFor();
  const [key] = await device.keys();
  await page.request.delete(address(`/api/auth/passkeys/${Buffer.from(key?.credentialId ?? "", "base64").toString("base64url")}`));
  await page.goto(address("/api/logout"));
  await withoutProposals(page);
  await page.goto(address("/api/login?next=/pricing"));
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await page.getByText("You could not be signed in with this passkey. Please try again, or sign in another way.").waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await signIn(page, email);
  await arrive(page, "/pricing");
  expect(errors).toEqual([]);
});

it("whoever cancels reads no reproach", async () => {
  const { page, errors, address } = await visitByName("/api/login");
  const device = await addDevice(page);
  await device.cdp.send("WebAuthn.setUserVerified", { authenticatorId: device.authenticatorId, isUserVerified: false });
  const button = page.getByRole("button", { name: "Sign in with a passkey" });
  await button.click();
  await expect.poll(() => button.getAttribute("aria-busy")).toBeNull();
  await expect.poll(() => page.locator("#passkey .problem").textContent()).toBe("");

  await signIn(page, `cancels-${crypto.randomUUID()}@example.test`);
  await arrive(page, "/home");
  await page.goto(address("/account"));
  const section = page.getByRole("region", { name: "Passkeys" });
  await section.getByRole("button", { name: "Add a passkey" }).click();
  await section.getByText("No passkey was added. You can try again at any time.").waitFor();
  await expect.poll(() => section.getByRole("alert").count()).toBe(0);
  expect(errors).toEqual([]);
});

it("without script, or at an address that is a number, the sign-in page offers no passkey", async () => {
  const { page } = await visitByName("/api/login", { javaScriptEnabled: false });
  await expect.poll(() => page.getByRole("button", { name: "Sign in with a passkey" }).count()).toBe(0);
  await expect.poll(() => page.getByRole("button", { name: "Send me a code" }).count()).toBe(1);
  const byNumber = await visit("/api/login");
  await byNumber.page.waitForLoadState("networkidle");
  await expect.poll(() => byNumber.page.locator("#passkey").count()).toBe(0);
});

it("the sign-in page with its passkey button has no fault of access in any language, and fits a phone", async () => {
  const { page, errors, address } = await visitByName("/api/login", { viewport: { width: 320, height: 700 } });
  for (const { code } of readyLanguages) {
    await page.goto(address(`/api/login?lang=${code}`));
    await page.locator("#passkey button").waitFor();
    await page.locator("#passkey").evaluate((place) => {
      const problem = place.querySelector(".problem");
      if (problem) problem.textContent = place.dataset.failed ?? "";
    });
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe(code);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
    expect([code, await faultsInLanguage(page, code)]).toEqual([code, []]);
  }
  expect(errors).toEqual([]);
}, 120_000);
