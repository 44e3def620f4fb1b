/** Intercepts each bucket call: `work` performs it at the moment it is called. */
export type BucketWay = <T>(asked: { act: "put" | "get" | "delete"; key: string }, work: () => T) => Promise<T>;

interface Stored {
  bytes: Uint8Array;
  contentType: string;
  at: number;
}

type Body = string | Uint8Array | ArrayBuffer | ReadableStream | null;

const bytesOf = async (body: Body): Promise<Uint8Array> => new Uint8Array(await new Response(body as BodyInit).arrayBuffer());

/** In-memory R2 binding with the methods the product uses. */
export class MemoryBucket {
  readonly files = new Map<string, Stored>();
  way: BucketWay = async (_asked, work) => work();

  async put(key: string, body: Body, { onlyIf, httpMetadata }: { onlyIf?: object; httpMetadata?: { contentType?: string } } = {}) {
    const bytes =
      body instanceof Uint8Array ? body.slice() : typeof body === "string" ? new TextEncoder().encode(body) : await bytesOf(body);
    return this.way({ act: "put", key }, () => {
      if (onlyIf && this.files.has(key)) return null;
      this.files.set(key, { bytes, contentType: httpMetadata?.contentType ?? "", at: Date.now() });
      return this.#present(key);
    });
  }

  get(key: string) {
    return this.way({ act: "get", key }, () => this.#present(key));
  }

  head(key: string) {
    return this.get(key);
  }

  /** No pagination: test buckets hold fewer than the 1000 objects of a page. */
  async list({ prefix = "" } = {}) {
    const keys = [...this.files.keys()].filter((key) => key.startsWith(prefix)).toSorted();
    return { objects: keys.map((key) => this.#present(key)), truncated: false };
  }

  async delete(keys: string | string[]): Promise<void> {
    for (const key of [keys].flat()) await this.way({ act: "delete", key }, () => this.files.delete(key));
  }

  #present(key: string) {
    const stored = this.files.get(key);
    if (!stored) return null;
    const { bytes, contentType } = stored;
    return {
      key,
      size: bytes.length,
      httpEtag: `"${key}"`,
      httpMetadata: { contentType },
      writeHttpMetadata: (headers: Headers) => headers.set("content-type", contentType),
      get body() {
        return new Response(bytes as BufferSource as BodyInit).body;
      },
      arrayBuffer: async () => bytes.slice().buffer,
      text: async () => new TextDecoder().decode(bytes),
      json: async () => JSON.parse(new TextDecoder().decode(bytes)) as unknown,
    };
  }
}
