import type { PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON } from "@simplewebauthn/browser";
import * as z from "zod";
import { describe, filledTextUpTo, limits, textUpTo } from "../http/contract.ts";

/** An e-mail address as people type it; compared in NFKC and lower case. */
export const Email = z
  .string()
  .transform((value) => value.normalize("NFKC").trim().toLowerCase())
  .pipe(z.email().max(254));

export const User = z.object({
  id: z.string(),
  email: z.string(),
  username: z.string(),
  firstName: z.string(),
  role: z.enum(["user", "admin"]),
  tokens: z.number().int(),
  newspaperCount: z.number().int(),
  language: z.string(),
});
export type User = z.infer<typeof User>;

export const CodeRequest = z.object({ email: Email });
/** Codes may be typed in full-width, Arabic, Persian or Devanagari digits. */
const plainDigits = (value: string) =>
  value
    .normalize("NFKC")
    .replace(/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f]/g, (digit) => String((digit.charCodeAt(0) - (digit < "\u0966" ? 0 : 6)) & 15));

export const CodeEntry = z.object({
  email: Email,
  code: z.string().transform((value) => plainDigits(value).replace(/\D/g, "").slice(0, 12)),
});
export const Device = z.object({ id: z.string(), agent: z.string(), createdAt: z.number(), seenAt: z.number(), current: z.boolean() });
export type Device = z.infer<typeof Device>;

const providerId = z.string().regex(/^[a-z0-9-]{1,40}$/);

/** Reasons why a sign-in through a provider failed; the sign-in page explains each. */
export const oidcNotices = ["cancelled", "expired", "refused", "unreachable", "tooMany", "unconfirmed", "unconfirmable"] as const;
export type OidcNotice = (typeof oidcNotices)[number];

/** Where to go after signing in; anything but a path of this site is ignored. */
export const LoginQuery = z.object({
  next: z.string().max(2_000).optional().catch(undefined),
  /** Shows the code form, for a browser that has requested a code. */
  step: z.literal("code").optional().catch(undefined),
  /** Outcome of a provider's sign-in (with `provider`), or that the account is suspended. */
  notice: z
    .enum([...oidcNotices, "suspended"])
    .optional()
    .catch(undefined),
  provider: providerId.optional().catch(undefined),
});

/** Shows the sign-in page. A signed-in caller is redirected to `next` (303). */
export const showLogin = describe({
  method: "GET",
  path: "/login",
  who: "any",
  query: LoginQuery,
  status: [200, 303],
  media: ["text/html"],
});
/** Takes the sign-in page's form: `email`, then `email` and `code`. On failure the page is shown again, with the error's status. */
export const submitLogin = describe({
  method: "POST",
  path: "/login",
  who: "any",
  bodies: {
    "application/x-www-form-urlencoded": z.object({
      email: z.string(),
      code: z.string().optional(),
      next: z.string().optional(),
      /** Id of the provider whose identity will be joined to the account. */
      joining: z.string().optional(),
    }),
  },
  status: [303],
});
/** Ends this session and redirects to the landing page. */
export const endThisSession = describe({ method: "GET", path: "/logout", who: "any", status: [303] });
/** Mails a sign-in code. The answer is the same for every address; a cookie binds the code to the requesting browser. */
export const requestCode = describe({ method: "POST", path: "/auth/codes", who: "any", body: CodeRequest });
/** Signs in with a mailed code and sets the session's cookie. 401 for a code that is wrong, used, or older than ten minutes. */
export const openSession = describe({ method: "POST", path: "/auth/sessions", who: "any", body: CodeEntry, answer: User });
/** Gives the signed-in user. */
export const currentUser = describe({ method: "GET", path: "/auth/user", who: "user", answer: User });
/** Lists the browsers in which the caller is signed in. */
export const listSessions = describe({ method: "GET", path: "/auth/sessions", who: "user", answer: z.array(Device) });
/** Ends one of the caller's sessions. */
export const endSession = describe({
  method: "DELETE",
  path: "/auth/sessions/:id",
  who: "owner",
  params: z.object({ id: z.string().max(64) }),
});
/** Ends all of the caller's sessions except this one. */
export const endOtherSessions = describe({ method: "DELETE", path: "/auth/sessions", who: "user" });

/** A way to sign in through another site, joined to the account. */
export const Identity = z.object({
  id: z.string(),
  provider: z.string(),
  /** The provider's name as configured; its id when it is no longer configured. */
  name: z.string(),
  email: z.string(),
  createdAt: z.number(),
  seenAt: z.number().nullable(),
});
export type Identity = z.infer<typeof Identity>;
/** For the account page. `available`: the configured providers that can be joined. */
export const Identities = z.object({
  identities: z.array(Identity),
  available: z.array(z.object({ id: z.string(), name: z.string() })),
  /** This site can send mail, so codes by e-mail are another way in. */
  mail: z.boolean(),
});
export type Identities = z.infer<typeof Identities>;
const ProviderParams = z.object({ provider: providerId });

/**
 * Outcome of joining a provider to an account; the browser returns to `/account?join={outcome}&provider={id}`. `taken`: the identity is
 * joined to another account, and stays there. `expired`: too late, or not the session that began it.
 */
export const joinOutcomes = ["joined", "taken", "cancelled", "expired", "refused", "unreachable"] as const;
export type JoinOutcome = (typeof joinOutcomes)[number];

/** Redirects to the provider's sign-in, which returns to `next` at the end. */
export const startOidc = describe({
  method: "GET",
  path: "/auth/oidc/:provider/start",
  who: "any",
  params: ProviderParams,
  query: z.object({ next: z.string().max(2_000).optional().catch(undefined) }),
  status: [303],
});
/** Receives the browser on its return from the provider. */
export const finishOidc = describe({
  method: "GET",
  path: "/auth/oidc/:provider/callback",
  who: "any",
  params: ProviderParams,
  status: [303],
});
/** Begins joining a provider to the caller's account: the browser is sent to `url`. */
export const joinIdentity = describe({
  method: "POST",
  path: "/auth/oidc/:provider/join",
  who: "user",
  params: ProviderParams,
  answer: z.object({ url: z.string() }),
});
/** Lists the caller's identities at other sites and the providers that can be joined. */
export const listIdentities = describe({ method: "GET", path: "/auth/identities", who: "user", answer: Identities });
/** Removes an identity at another site from the account. */
export const removeIdentity = describe({
  method: "DELETE",
  path: "/auth/identities/:id",
  who: "owner",
  params: z.object({ id: z.string().max(600) }),
});

export const Passkey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.number(),
  seenAt: z.number().nullable(),
});
export type Passkey = z.infer<typeof Passkey>;
const PasskeyParams = z.object({ id: z.string().max(1_400) });
/** Result of navigator.credentials (WebAuthn Level 3, JSON forms); parsed by @simplewebauthn. */
const CredentialJson = z.record(z.string(), z.unknown()) as z.ZodType<Record<string, unknown>, object>;
/** Options for navigator.credentials, as made by @simplewebauthn. */
const optionsJson = <Options>() => z.record(z.string(), z.unknown()) as unknown as z.ZodType<Options>;

/** Lists the caller's passkeys. */
export const listPasskeys = describe({ method: "GET", path: "/auth/passkeys", who: "user", answer: z.array(Passkey) });
/** Begins adding a passkey: options for `navigator.credentials.create`. */
export const beginPasskey = describe({
  method: "POST",
  path: "/auth/passkeys/begin",
  who: "user",
  answer: optionsJson<PublicKeyCredentialCreationOptionsJSON>(),
});
/** Adds the passkey created by the browser. `response` is the result of `navigator.credentials.create`. */
export const addPasskey = describe({
  method: "POST",
  path: "/auth/passkeys",
  who: "user",
  body: z.object({ response: CredentialJson, name: textUpTo(limits.passkeyName).optional() }),
  answer: Passkey,
});
/** Names a passkey. */
export const renamePasskey = describe({
  method: "PATCH",
  path: "/auth/passkeys/:id",
  who: "owner",
  params: PasskeyParams,
  body: z.object({ name: filledTextUpTo(limits.passkeyName) }),
  example: { name: "Laptop" },
  answer: Passkey,
});
/** Removes a passkey. */
export const removePasskey = describe({ method: "DELETE", path: "/auth/passkeys/:id", who: "owner", params: PasskeyParams });
/** Begins signing in with a passkey: options for `navigator.credentials.get`. */
export const beginPasskeySignIn = describe({
  method: "POST",
  path: "/auth/passkeys/sign-in/begin",
  who: "any",
  answer: optionsJson<PublicKeyCredentialRequestOptionsJSON>(),
});
/** Signs in with a passkey and sets the session's cookie. `response` is the result of `navigator.credentials.get`. */
export const signInWithPasskey = describe({
  method: "POST",
  path: "/auth/passkeys/sign-in",
  who: "any",
  body: z.object({ response: CredentialJson }),
  answer: User,
});
