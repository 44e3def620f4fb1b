import type { AppContext } from "../../http/context.ts";
import { AppError } from "../../http/errors.ts";
import { contentSecurityPolicy } from "../../http/security-headers.ts";
import { requestLanguage } from "../../http/words.ts";
import { checkoutPage, unknownPage } from "./till-page.ts";
import { type Shown, successAddress } from "./till-state.ts";

export const wantsPage = (c: AppContext) => c.req.header("accept")?.includes("text/html") === true;

/** The state of a payment as JSON, or its page for a browser; one that the till does not know is not found. */
export function answerState(c: AppContext, shown: Shown | null): Response | Promise<Response> {
  if (wantsPage(c)) return shown ? answerPage(c, shown) : c.html(unknownPage(requestLanguage(c)), 404);
  if (!shown) throw new AppError("NOT_FOUND");
  return c.json(shown.state);
}

export function answerPage(
  c: AppContext,
  shown: Shown,
  problem?: string,
  status: 200 | 409 | 422 | 503 = 200,
): Response | Promise<Response> {
  // Paying leads the form's browser to the success page, which has another host where PUBLIC_URL names one.
  const { origin } = new URL(successAddress(shown.purchase));
  c.header("content-security-policy", contentSecurityPolicy.replace("form-action 'self'", `form-action 'self' ${origin}`));
  return c.html(checkoutPage(requestLanguage(c), shown.purchase, shown.state, problem), status);
}
