import { json } from "../../ui/testing.tsx";

export const user = {
  id: "u",
  email: "ada@example.org",
  username: "ada",
  firstName: "",
  role: "user",
  tokens: 3,
  newspaperCount: 2,
  language: "en",
};

export const at = (iso: string) => Date.parse(iso);

export const device = (id: string, agent: string, current = false) => ({
  id,
  agent,
  createdAt: at("2026-11-18T09:00:00Z"),
  seenAt: at("2026-11-20T09:00:00Z"),
  current,
});

export const firefox = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0";
export const safari =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1";

export const google = {
  id: "g",
  provider: "google",
  name: "Google",
  email: "ada@gmail.example",
  createdAt: at("2026-10-01T00:00:00Z"),
  seenAt: null,
};

/** An account with two devices, Google joined and one entry in its ledger. */
export const account = {
  "GET /api/auth/user": json(user),
  "GET /api/user/tokens": json({ tokens: 3, isAdmin: false }),
  "GET /api/auth/identities": json({
    identities: [google],
    available: [
      { id: "google", name: "Google" },
      { id: "gitlab", name: "GitLab" },
    ],
    mail: true,
  }),
  "GET /api/auth/passkeys": json([]),
  "GET /api/auth/sessions": json([device("phone", safari), device("here", firefox, true)]),
  "GET /api/user/ledger": json([{ id: "1", delta: 3, reason: "free", at: at("2026-11-01T12:00:00Z"), balance: 3 }]),
};
