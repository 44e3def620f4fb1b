import { browserSupportsWebAuthn, browserSupportsWebAuthnAutofill, startAuthentication, WebAuthnError } from "@simplewebauthn/browser";
import type { AddressOf } from "../functions/contracts.ts";
import type { AnswerOf, InputOf } from "./api/client.ts";

type Begin = "POST /auth/passkeys/sign-in/begin";
type Finish = "POST /auth/passkeys/sign-in";

/** The script of the server's sign-in page (functions/pages/login-page.ts); served at its own address, apart from the app. */
const challengeLife = 9 * 60 * 1000;
const place = document.getElementById("passkey");
if (place && place.dataset.host === location.hostname && browserSupportsWebAuthn()) offer(place);

class Refused extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`${status}`);
    this.status = status;
  }
}

function offer(place: HTMLElement): void {
  const button = place.querySelector("button") as HTMLButtonElement;
  const problem = place.querySelector(".problem") as HTMLElement;
  const said = place.dataset;
  let isPressed = false;
  place.hidden = false;

  button.addEventListener("click", () => {
    if (isPressed) return;
    isPressed = true;
    button.setAttribute("aria-busy", "true");
    problem.textContent = "";
    signIn(false)
      .catch((error) => {
        problem.textContent = sentenceFor(error);
        void offerInField();
      })
      .finally(() => {
        isPressed = false;
        button.removeAttribute("aria-busy");
      });
  });

  async function signIn(inField: boolean): Promise<void> {
    const optionsJSON: AnswerOf<Begin> = await (await ask("/api/auth/passkeys/sign-in/begin")).json();
    // The button was pressed while the field's options were on their way.
    if (inField && isPressed) return;
    const response = await startAuthentication({ optionsJSON, useBrowserAutofill: inField });
    await ask("/api/auth/passkeys/sign-in", { response });
    location.assign(said.next ?? "/");
  }

  /** Passkeys among what the browser proposes for the address. The user did not start it, so a failure shows no message. */
  async function offerInField(): Promise<void> {
    if (isPressed || !document.querySelector("input[autocomplete$='webauthn']") || !(await browserSupportsWebAuthnAutofill())) return;
    const renewal = setTimeout(() => whenSeen(offerInField), challengeLife);
    try {
      await signIn(true);
    } catch (error) {
      // A passkey that was chosen and refused is another matter.
      if (error instanceof Refused && [401, 403].includes(error.status)) {
        problem.textContent = sentenceFor(error);
        void offerInField();
      }
    } finally {
      clearTimeout(renewal);
    }
  }
  void offerInField();

  function sentenceFor(error: unknown): string {
    if (error instanceof Refused) return { 403: said.suspended, 429: said.tooMany }[error.status] ?? said.failed ?? "";
    if (error instanceof WebAuthnError) return isCancelled(error) ? "" : (said.failed ?? "");
    return (error instanceof TypeError ? said.offline : said.failed) ?? "";
  }
}

function isCancelled({ cause, code }: WebAuthnError): boolean {
  return code === "ERROR_CEREMONY_ABORTED" || (cause instanceof Error && cause.name === "NotAllowedError");
}

function whenSeen(deed: () => void): void {
  if (document.visibilityState === "visible") deed();
  else document.addEventListener("visibilitychange", () => whenSeen(deed), { once: true });
}

async function ask(path: AddressOf<Begin | Finish>, body?: InputOf<Finish>["body"]): Promise<Response> {
  const answer = await fetch(path, {
    method: "POST",
    headers: body === undefined ? undefined : { "content-type": "application/json" },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (!answer.ok) throw new Refused(answer.status);
  return answer;
}
