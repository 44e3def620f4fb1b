import type { usePayment } from "../../api/account/checkout.ts";
import { ApiError } from "../../api/client.ts";

/** What can be said of a payment. none: no session in the address; slow: pending for so long that it may take days. */
export type PaymentStage = "loading" | "paid" | "pending" | "slow" | "failed" | "unknown" | "none" | "unreachable";

type Asked = Pick<ReturnType<typeof usePayment>, "data" | "error" | "fetchStatus">;

export function stageOf(sessionId: string, { data, error, fetchStatus }: Asked): PaymentStage {
  if (!sessionId) return "none";
  // What was known stays true while a later look fails.
  if (data) return data.status === "pending" && data.isSlow ? "slow" : data.status;
  if (error instanceof ApiError && error.status >= 400 && error.status < 500 && ![401, 429].includes(error.status)) return "unknown";
  return error || fetchStatus === "paused" ? "unreachable" : "loading";
}
