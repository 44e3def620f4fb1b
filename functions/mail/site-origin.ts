import type { AppContext } from "../http/context.ts";

/**
 * `https://host` of this site for words and links in mails: as the operator says, or in local mode the request's own.
 * Otherwise undefined: whoever asks for a mail to somebody else must not choose where it leads.
 */
export function siteOrigin(c: AppContext): string | undefined {
  const { settings, local } = c.var;
  if (settings.PUBLIC_URL) return new URL(settings.PUBLIC_URL).origin;
  return local ? new URL(c.req.url).origin : undefined;
}
