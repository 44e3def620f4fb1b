import { endpoint } from "../endpoint.ts";
import { requestLanguage } from "../language.ts";
import { canSendMail } from "../mail/mailer.ts";
import { keptAddress } from "./address-cookie.ts";
import { showLogin } from "./contract.ts";
import { codeStep, emailStep, loginPage } from "./login-page.ts";
import { safeNext } from "./next-path.ts";

export const showLoginEndpoint = endpoint(showLogin, async ({ c, user, query }) => {
  const next = safeNext(query.next);
  if (user) return c.redirect(next, 303);
  const language = requestLanguage(c);
  const email = query.step === "code" ? keptAddress(c) : null;
  if (email) return c.html(loginPage(language, codeStep(language, { next, email, local: c.var.local })));
  return c.html(loginPage(language, emailStep(language, { next, available: canSendMail(c) })));
});
