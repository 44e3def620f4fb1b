import { Zip, ZipDeflate, ZipPassThrough } from "fflate";
import { ApiError, call, NetworkError } from "../../api/client.ts";
import { pause } from "../../api/pause.ts";
import { findPictures } from "./pictures-in.ts";

const mostAttempts = 3;
const atOnce = 3;
/** So many bytes are handed to the browser's own store of blobs, which may keep them on disk. */
const handful = 16 * 1024 * 1024;
const endings: Record<string, string> = { "image/png": "png", "image/jpeg": "jpg", "image/webp": "webp", "image/svg+xml": "svg" };

export interface ArchiveProgress {
  done: number;
  total: number;
}

interface ArchiveOptions {
  signal: AbortSignal;
  onProgress: (progress: ArchiveProgress) => void;
  /** Stands over the list of pictures that could not be read, in the file. */
  missingHead: string;
}

export interface Archive {
  file: Blob;
  /** Addresses of pictures the server could not give. */
  missing: string[];
}

/**
 * Everything the account holds as a ZIP file: data.json as the server writes it, and each picture it names. At most a few
 * pictures are in memory at once. Rejects with ApiError or NetworkError, or when the signal fires; a picture that is not
 * there is noted and the rest goes on.
 */
export async function makeArchive({ signal, onProgress, missingHead }: ArchiveOptions): Promise<Archive> {
  const { zip, finish } = collectZip();
  const pictures = await addData(zip, signal);
  const missing: string[] = [];
  const waiting = [...pictures];
  const total = waiting.length;
  let done = 0;
  onProgress({ done, total });

  const work = async () => {
    for (let path = waiting.shift(); path; path = waiting.shift()) {
      const picture = await readPicture(path, signal);
      if (picture) addFile(zip, `pictures/${nameOf(path)}.${endings[picture.type] ?? "bin"}`, picture.bytes);
      else missing.push(path);
      done += 1;
      onProgress({ done, total });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));

  if (missing.length > 0) addFile(zip, "missing.txt", new TextEncoder().encode(`${missingHead}\n\n${missing.join("\n")}\n`));
  return { file: finish(), missing };
}

function collectZip() {
  let parts: BlobPart[] = [];
  let size = 0;
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    parts.push(chunk as Uint8Array<ArrayBuffer>);
    size += chunk.length;
    if (size < handful) return;
    parts = [new Blob(parts)];
    size = 0;
  });
  const finish = () => {
    zip.end();
    return new Blob(parts, { type: "application/zip" });
  };
  return { zip, finish };
}

/** Passes the data on as it arrives; gives the pictures it names. */
async function addData(zip: Zip, signal: AbortSignal): Promise<ReadonlySet<string>> {
  const answer = await call("GET /user/export", { signal });
  const entry = new ZipDeflate("data.json");
  zip.add(entry);
  const pictures = findPictures();
  const decoder = new TextDecoder();
  const reader = answer.body?.getReader();
  for (;;) {
    const piece = await reader?.read().catch((cause: unknown) => {
      throw signal.aborted ? cause : new NetworkError(cause);
    });
    if (!piece || piece.done) break;
    entry.push(piece.value);
    pictures.read(decoder.decode(piece.value, { stream: true }));
  }
  entry.push(new Uint8Array(0), true);
  return pictures.found;
}

/**
 * Null where the server has no such picture, or could not give it after some attempts. Throws while there is no line, and when signed out.
 */
async function readPicture(path: string, signal: AbortSignal): Promise<{ bytes: Uint8Array; type: string } | null> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const answer = await call("GET /images/:key", { params: { key: nameOf(path) }, signal, headers: { accept: "image/*" } });
      const type = (answer.headers.get("content-type") ?? "").split(";")[0]?.trim() ?? "";
      return { bytes: new Uint8Array(await answer.arrayBuffer()), type };
    } catch (error) {
      signal.throwIfAborted();
      const isPassing = !(error instanceof ApiError) || error.status >= 500 || error.status === 429;
      if (isPassing && attempt < mostAttempts) {
        const wait = error instanceof ApiError ? error.retryAfter : null;
        await pause((wait ?? attempt) * 1_000, signal);
        signal.throwIfAborted();
        continue;
      }
      if (!(error instanceof ApiError)) throw error instanceof NetworkError ? error : new NetworkError(error);
      if (error.status === 401) throw error;
      return null;
    }
  }
}

/** Whole and uncompressed: pictures do not shrink any more. */
function addFile(zip: Zip, name: string, bytes: Uint8Array): void {
  const entry = new ZipPassThrough(name);
  zip.add(entry);
  entry.push(bytes, true);
}

const nameOf = (path: string) => path.slice(path.lastIndexOf("/") + 1);
