import type { AppContext } from "../context.ts";
import { endpoint } from "../endpoint.ts";
import { AppError } from "../errors.ts";
import { requestLanguage } from "../language.ts";
import { canSendMail } from "../mail/mailer.ts";
import { forgetAddress, keepAddress } from "./address-cookie.ts";
import { browserOf } from "./browser.ts";
import { CodeEntry, CodeRequest, submitLogin } from "./contract.ts";
import { mailCode, takeCode } from "./login-codes.ts";
import { codeStep, emailStep, loginPage } from "./login-page.ts";
import { safeNext } from "./next-path.ts";
import { signIn } from "./sign-in.ts";

/** Without script: the first form brings the address, the second the code. A failed step shows its form again and says why. */
export const submitLoginEndpoint = endpoint(submitLogin, async ({ c }) => {
  const language = requestLanguage(c);
  const { local } = c.var;
  const form = await readForm(c);
  const next = safeNext(form.next);
  const address = CodeRequest.safeParse(form);
  const firstStep = (error?: "email" | "tooMany") =>
    loginPage(language, emailStep(language, { next, available: canSendMail(c), error, email: form.email }));
  if (!address.success) return c.html(firstStep("email"), 422);
  const { email } = address.data;
  if (form.code === undefined) {
    try {
      await mailCode(c, email, language.code);
    } catch (error) {
      if (error instanceof AppError && error.code === "NOT_CONFIGURED") return c.html(firstStep(), 503);
      if (error instanceof AppError && error.code === "RATE_LIMITED") {
        c.header("retry-after", String(Math.ceil(error.retryAfter ?? 60)));
        return c.html(firstStep("tooMany"), 429);
      }
      throw error;
    }
    keepAddress(c, email);
    // A redirect, so that Back does not lead to the answer of a form.
    return c.redirect(`/api/login?step=code&next=${encodeURIComponent(next)}`, 303);
  }
  const entry = CodeEntry.safeParse(form);
  const browser = await browserOf(c);
  if (!entry.success || !browser || !(await takeCode(c, browser, email, entry.data.code))) {
    return c.html(loginPage(language, codeStep(language, { next, email, local, error: "code" })), 401);
  }
  await signIn(c, email, language.code);
  forgetAddress(c);
  return c.redirect(next, 303);
});

async function readForm(c: AppContext): Promise<Record<string, string>> {
  const type = c.req.header("content-type") ?? "";
  if (!type.toLowerCase().startsWith("application/x-www-form-urlencoded"))
    throw new AppError("BAD_REQUEST", { message: "Please send the sign-in form." });
  return Object.fromEntries(new URLSearchParams(await c.req.text()));
}
