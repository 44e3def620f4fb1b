import type { AppContext } from "../http/context.ts";
import { logLine, traceOf } from "../http/log.ts";
import type { OidcNotice } from "./contract.ts";

/** A sign-in through a provider that ends without one. `notice` is for the person; the cause is for the log. */
export class OidcProblem extends Error {
  override name = "OidcProblem";
  readonly notice: OidcNotice;

  constructor(notice: OidcNotice, cause?: unknown) {
    super(`signing in through a provider: ${notice}`, { cause });
    this.notice = notice;
  }
}

/** What went wrong between us and a provider, for the operator; what the person did is nobody's fault. */
export function logProblem(c: AppContext, provider: string, problem: OidcProblem): void {
  if (problem.notice !== "refused" && problem.notice !== "unreachable") return;
  const trace = traceOf(problem);
  logLine("error", { message: "oidc sign-in failed", requestId: c.var.requestId, provider, notice: problem.notice, trace });
}
