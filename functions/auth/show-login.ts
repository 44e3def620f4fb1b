import { endpoint } from "../endpoint.ts";
import { requestLanguage } from "../language.ts";
import { contactOf } from "../site.ts";
import { keptAddress } from "./address-cookie.ts";
import { showLogin } from "./contract.ts";
import { firstStep } from "./first-step.ts";
import { codeStep, loginPage, suspendedStep } from "./login-page.ts";
import { safeNext } from "./next-path.ts";

export const showLoginEndpoint = endpoint(showLogin, async ({ c, user, query }) => {
  const next = safeNext(query.next);
  if (user && !query.notice) return c.redirect(next, 303);
  const language = requestLanguage(c);
  if (query.notice === "suspended") return c.html(loginPage(language, suspendedStep(language, contactOf(c.var.settings))));
  const email = query.step === "code" ? keptAddress(c) : null;
  if (!email) return c.html(firstStep(c, { next, notice: query.notice, provider: query.provider }));
  return c.html(loginPage(language, codeStep(language, { next, email, local: c.var.local, joining: query.provider })));
});
