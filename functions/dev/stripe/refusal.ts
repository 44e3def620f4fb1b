/** What Stripe answers when it refuses: becomes `{ error: … }` with the status. The SDK throws the class that fits. */
export class Refusal extends Error {
  override name = "Refusal";
  readonly status: number;
  readonly type: "invalid_request_error" | "idempotency_error" | "api_error";
  readonly code?: string;
  readonly param?: string;

  constructor(
    message: string,
    {
      status = 400,
      type = "invalid_request_error",
      code,
      param,
    }: { status?: number; type?: Refusal["type"]; code?: string; param?: string } = {},
  ) {
    super(message);
    this.status = status;
    this.type = type;
    this.code = code;
    this.param = param;
  }

  toBody() {
    const { type, code, message, param } = this;
    return {
      error: {
        ...(code && { code, doc_url: `https://stripe.com/docs/error-codes/${code.replaceAll("_", "-")}` }),
        message,
        ...(param && { param }),
        type,
      },
    };
  }
}

export const missing = (what: string, id: string, param = "id") =>
  new Refusal(`No such ${what}: '${id}'`, { status: 404, code: "resource_missing", param });
export const invalid = (param: string, message: string, code = "parameter_invalid") => new Refusal(message, { code, param });
export const required = (param: string) => new Refusal(`Missing required param: ${param}.`, { code: "parameter_missing", param });
