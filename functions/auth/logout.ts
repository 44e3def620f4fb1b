import { and, eq } from "drizzle-orm";
import { sessions } from "../../db/schema.ts";
import { endpoint } from "../http/endpoint.ts";
import { forgetAddress } from "./address-cookie.ts";
import { endThisSession } from "./contract.ts";
import { claimsOf, forgetSession } from "./session.ts";
import { forgetAttempts } from "./sign-in-attempts.ts";

/** A GET that changes something, so another site's link or picture must not reach it: it only leads to the front page then. */
export const logoutEndpoint = endpoint(endThisSession, async ({ c, db }) => {
  const site = c.req.header("sec-fetch-site");
  if (site === "cross-site") return c.redirect("/", 303);
  forgetAttempts(c, ["identity", "passkey-new"]);
  forgetAddress(c);
  const claims = await claimsOf(c);
  if (claims) {
    await db.delete(sessions).where(and(eq(sessions.id, claims.sessionId), eq(sessions.userId, claims.userId)));
    forgetSession(c);
    // The private pictures a browser keeps, and pages it would show again at a press of Back. What the app stores the app removes, but for theme and language.
    c.header("clear-site-data", '"cache"');
  }
  return c.redirect("/", 303);
});
