import { endpoint } from "../http/endpoint.ts";
import { requestLanguage } from "../http/language.ts";
import { contactOf } from "../http/site.ts";
import { codeStep, loginPage, suspendedStep } from "../pages/login-page.ts";
import { keptAddress } from "./address-cookie.ts";
import { showLogin } from "./contract.ts";
import { firstStep } from "./first-step.ts";
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
