import * as z from "zod";

const parts = z.string().transform((value) =>
  value
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean),
);
const list = z.preprocess((value) => value ?? "", parts);
const secret = z.string().min(32, "must hold at least 32 characters");
const whole = (standard: number) => z.coerce.number().int().min(0).default(standard);
const filled = (value: unknown) => (value === "" ? undefined : value);
const text = z.preprocess(filled, z.string().optional());
const address = z.preprocess(filled, z.url().optional());

/** One OpenID Connect provider as the operator names it. */
const OidcProvider = z.object({
  /** Part of the callback address: the provider must have /api/auth/oidc/{id}/callback registered. */
  id: z.string().regex(/^[a-z0-9-]{1,40}$/, "an id of small letters, digits and hyphens"),
  /** What the button says, as the company writes its name. */
  name: z.string().min(1).max(60),
  issuer: z.url(),
  clientId: z.string().min(1),
  clientSecret: z.string().min(1).optional(),
  /** How the secret is sent, for providers that accept only one of the ways they advertise. */
  clientAuthentication: z.enum(["client_secret_basic", "client_secret_post"]).optional(),
  scopes: z.array(z.string()).default(["openid", "email", "profile"]),
});
export type OidcProvider = z.output<typeof OidcProvider>;
const oidcProviders = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue({ code: "custom", message: "must be a JSON list" });
      return z.NEVER;
    }
  })
  .pipe(z.array(OidcProvider))
  .refine((list) => new Set(list.map(({ id }) => id)).size === list.length, { message: "has an id twice" });

/** Environment variables. An empty one counts as not set. */
const Configuration = z.object({
  /** Unset is production; `local` only ever comes from .dev.vars, which is never deployed. */
  APP_ENV: z.preprocess(filled, z.enum(["local", "production"]).default("production")),
  PUBLIC_URL: address,
  /** An e-mail address, or the address of a form; for /.well-known/security.txt. */
  SECURITY_CONTACT: text,
  /** Lists: the first signs or seals, all are read. */
  SESSION_SECRET: z.preprocess(filled, z.string()).pipe(parts).pipe(z.array(secret).min(1)),
  KEY_ENCRYPTION_KEYS: z.preprocess(filled, z.string()).pipe(parts).pipe(z.array(secret).min(1)),
  IDENTITY_SECRET: z.preprocess(filled, secret),
  ADMIN_EMAILS: list.transform((addresses) => addresses.map((address) => address.normalize("NFKC").toLowerCase())),
  FREE_TOKENS_PER_MONTH: z.preprocess(filled, whole(3)),
  OPERATOR_DAILY_RUNS: z.preprocess(filled, whole(200)),
  STRIPE_SECRET_KEY: text,
  /** A list, all of which are accepted: both are needed during rotation. */
  STRIPE_WEBHOOK_SECRET: list,
  OPENAI_API_KEY: text,
  /** Trusted, like all operator addresses: a gateway to OpenAI, or a compatible server. */
  OPENAI_BASE_URL: address,
  ANTHROPIC_API_KEY: text,
  ANTHROPIC_BASE_URL: address,
  STABILITY_API_KEY: text,
  STABILITY_BASE_URL: address,
  /** Lists of catalogue ids, each with `=` and the provider's own name where that is another; the first is the standard choice. */
  TEXT_MODEL: list,
  IMAGE_MODEL: list,
  /** host:port that guarded calls may reach although they are not public; counts in local mode only. */
  LOCAL_FETCH_HOSTS: list,
  /** DNS over HTTPS; guarded calls then refuse names that lead to private addresses. */
  DNS_RESOLVER_URL: address,
  /** A Nominatim-compatible server, for street addresses; trusted. Without it places come from the gazetteer alone. */
  GEOCODER_URL: address,
  /** Takes { from, to, subject, text, html } with MAIL_API_KEY as bearer key; if unset, Cloudflare's binding EMAIL sends, if present. */
  MAIL_API_URL: address,
  MAIL_API_KEY: text,
  /** Without it there is no mail: an address, or `Name <address>`. */
  MAIL_FROM: z.preprocess(
    filled,
    z
      .string()
      .regex(/^([^<>\p{Cc}]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u, "an address, or a name and <an address>")
      .optional(),
  ),
  /** JSON list of providers; none when not set. */
  OIDC_PROVIDERS: z.preprocess((value) => filled(value) ?? "[]", oidcProviders),
  /** Replaces D1: an address a Worker can reach, so no `file:`. */
  LIBSQL_URL: z.preprocess(
    filled,
    z
      .string()
      .regex(/^(libsql|https?):\/\/[^\s/]+/, "an address beginning with libsql://, https:// or http://")
      .optional(),
  ),
  LIBSQL_AUTH_TOKEN: text,
});

export type Settings = z.output<typeof Configuration>;

/** A name in the configuration is missing or wrong; the message says which. */
export class ConfigurationError extends Error {
  override name = "ConfigurationError";
}

let read: { from: Env; settings: Settings } | undefined;

/** The settings of this Worker, checked once per isolate. Throws ConfigurationError naming what is missing. */
export function settingsOf(env: Env): Settings {
  if (read?.from === env) return read.settings;
  const parsed = Configuration.safeParse(env);
  if (!parsed.success) {
    const names = parsed.error.issues.map((issue) => `${String(issue.path[0])} (${issue.message})`);
    throw new ConfigurationError(`The configuration is incomplete: ${[...new Set(names)].join(", ")}. See .dev.vars.example.`);
  }
  read = { from: env, settings: parsed.data };
  return parsed.data;
}

const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

export const isLoopback = (url: string) => loopback.test(new URL(url).hostname);

/** Both are required: a deployed Worker never has APP_ENV=local, nor requests to a loopback host. */
export function isLocal(settings: { APP_ENV?: string }, url: string): boolean {
  return settings.APP_ENV === "local" && isLoopback(url);
}
