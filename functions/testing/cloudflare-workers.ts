/** Replaces the base class that `cloudflare:workers` exports. */
export class DurableObject<E = unknown> {
  protected readonly ctx: unknown;
  protected readonly env: E;

  constructor(ctx: unknown, env: E) {
    this.ctx = ctx;
    this.env = env;
  }
}
