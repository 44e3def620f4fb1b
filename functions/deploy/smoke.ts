export interface SmokeOptions {
  fetch: typeof fetch;
  /** Version of the uploaded code, as /api/health reports it. */
  version: string;
  /** Script URLs that this build's pages reference. */
  scripts: readonly string[];
  /** Sends every request to this version, whatever its traffic percentage. */
  only?: { worker: string; version: string };
}

/** Timeout of one request, in milliseconds. */
const patience = 20_000;

/** Requests one thing of each kind from a deployed site. Returns the faults in words; empty when there are none. */
export async function smoke(address: string, options: SmokeOptions): Promise<string[]> {
  const found: string[] = [];
  const headers = options.only && { "Cloudflare-Workers-Version-Overrides": `${options.only.worker}="${options.only.version}"` };
  const ask = async (path: string, init: RequestInit = {}): Promise<{ answer: Response; text: string } | undefined> => {
    try {
      const signal = AbortSignal.timeout(patience);
      const answer = await options.fetch(new URL(path, address), {
        redirect: "manual",
        signal,
        ...init,
        headers: { ...headers, ...init.headers },
      });
      return { answer, text: await answer.text() };
    } catch (failure) {
      found.push(`${path} gave no answer (${failure instanceof Error ? failure.message : failure})`);
      return undefined;
    }
  };
  const expectStatus = async (path: string, status: number, init?: RequestInit) => {
    const given = await ask(path, init);
    if (given && given.answer.status !== status) found.push(`${path} answered ${given.answer.status} in place of ${status}`);
    return given?.answer.status === status ? given : undefined;
  };

  // Answers 200 only when the settings are complete.
  const health = await expectStatus("/api/health", 200);
  if (health && (JSON.parse(jsonOr(health.text)) as { version?: string }).version !== options.version)
    found.push("/api/health is of another version");

  const landing = await expectStatus("/", 200);
  if (landing) {
    for (const [name, part] of Object.entries(wantedHeaders))
      if (!landing.answer.headers.get(name)?.includes(part)) found.push(`/ came without ${name}: ${part}`);
    for (const script of options.scripts)
      if (!landing.text.includes(`"${script}"`)) found.push(`/ is of another build: it does not ask for ${script}`);
  }
  for (const script of options.scripts) {
    const file = await expectStatus(script, 200);
    if (file && !/javascript/.test(file.answer.headers.get("content-type") ?? "")) found.push(`${script} is no script`);
  }
  await expectStatus("/api/login", 200);
  await expectStatus("/api/auth/user", 401);
  // These query the database.
  await expectStatus("/api/images/smoke-test-no-such-picture", 404);
  await expectStatus(`/share/${"0".repeat(22)}`, 404);
  await expectStatus("/no-such-page", 404);
  await expectStatus("/api/press-runs", 403, {
    method: "POST",
    headers: { origin: "https://elsewhere.invalid", "content-type": "application/json" },
    body: "{}",
  });
  for (const path of ["/api/local/mailbox", "/api/local/till"]) await expectStatus(path, 404);
  return found;
}

const wantedHeaders = {
  "content-type": "text/html",
  "content-security-policy": "default-src 'none'",
  "strict-transport-security": "max-age=",
  "x-content-type-options": "nosniff",
};

function jsonOr(text: string): string {
  try {
    JSON.parse(text);
    return text;
  } catch {
    return "{}";
  }
}

/** Script URLs of a built page. */
export const scriptsOf = (page: string) => [...page.matchAll(/<script[^>]* src="(\/assets\/[^"]+)"/g)].map(([, path]) => path ?? "");
