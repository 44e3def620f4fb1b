/** What `cloudflare:workers` gives an object's class to begin with. */
export class DurableObject<E = unknown> {
  protected readonly ctx: unknown;
  protected readonly env: E;

  constructor(ctx: unknown, env: E) {
    this.ctx = ctx;
    this.env = env;
  }
}
