// The package has no types; these are the parts the tests use.
declare module "oidc-provider" {
  import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";

  interface Interaction {
    uid: string;
    prompt: { name: string; details: { missingOIDCScope?: string[] } };
    params: { client_id: string; scope: string };
  }
  interface Grant {
    addOIDCScope(scope: string): void;
    save(): Promise<string>;
  }
  export class Provider {
    constructor(issuer: string, configuration: Record<string, unknown>);
    callback(): RequestListener;
    interactionDetails(request: IncomingMessage, response: ServerResponse): Promise<Interaction>;
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: Record<string, unknown>,
      options: { mergeWithLastSubmission: boolean },
    ): Promise<void>;
    Grant: new (of: {
      accountId: string;
      clientId: string;
    }) => Grant;
    on(event: string, listener: (...details: unknown[]) => void): this;
  }
}
