import type { PictureFormat } from "./landscape.ts";
import { type Ask, base64, type Incoming, isRecord, json, type Protocol, type Reply, whole } from "./protocol.ts";

const names: Record<number, string> = {
  400: "bad_request",
  401: "unauthorized",
  402: "payment_required",
  403: "content_moderation",
  404: "not_found",
  413: "payload_too_large",
  422: "invalid_language",
  429: "rate_limit_exceeded",
};

const failure = (status: number, message: string): Reply =>
  json(status, { id: "scripted", name: names[status] ?? "internal_error", errors: [message] });

/** Pictures have about 1.5 megapixels in every aspect ratio. */
const sizes: Record<string, [number, number]> = {
  "1:1": [1216, 1216],
  "16:9": [1600, 896],
  "21:9": [1856, 800],
  "2:3": [992, 1504],
  "3:2": [1504, 992],
  "4:5": [1088, 1344],
  "5:4": [1344, 1088],
  "9:16": [896, 1600],
  "9:21": [800, 1856],
};

const wantsJson = ({ headers }: Incoming) => /application\/json/.test(headers.accept ?? "");

function read(incoming: Incoming): Ask | Reply {
  const { method, path, headers, body } = incoming;
  const lookup: Ask = {
    kind: "lookup",
    system: "",
    prompt: "",
    model: "",
    schema: null,
    isStream: false,
    width: 0,
    height: 0,
    format: "png",
  };
  if (method === "GET" && /^\/v1\/user\/(?:account|balance)$/.test(path)) return lookup;
  const model = /^\/v2beta\/stable-image\/generate\/(core|ultra|sd3)$/.exec(path)?.[1];
  if (method !== "POST" || model === undefined) return failure(404, "The requested resource was not found.");
  if (!/^multipart\/form-data/.test(headers["content-type"] ?? "")) return failure(400, "content-type: must be multipart/form-data");
  if (!wantsJson(incoming) && !/image\/\*/.test(headers.accept ?? "image/*"))
    return failure(400, "accept: must be image/* or application/json");
  const fields = isRecord(body) ? body : {};
  const prompt = String(fields.prompt ?? "");
  if (prompt.length === 0 || prompt.length > 10_000) return failure(400, "prompt: must be between 1 and 10000 characters");
  const size = sizes[String(fields.aspect_ratio ?? "1:1")];
  if (!size) return failure(400, "aspect_ratio: must be one of the supported ratios");
  const format = String(fields.output_format ?? "png");
  if (!/^(?:png|jpeg|webp)$/.test(format)) return failure(400, "output_format: must be one of [png, jpeg, webp]");
  return { ...lookup, kind: "picture", prompt, model, width: size[0], height: size[1], format: format as PictureFormat };
}

export const stability: Protocol = {
  name: "stability",
  keyOf: ({ headers }) => /^(?:Bearer\s+)?(.+)$/i.exec(headers.authorization ?? "")?.[1] ?? null,
  read,
  text: () => failure(404, "The requested resource was not found."),

  picture(ask, bytes, incoming) {
    if (wantsJson(incoming)) {
      const type = `application/json; type=image/${ask.format}`;
      return json(200, { image: base64(bytes), finish_reason: "SUCCESS", seed: 7 }, { "content-type": type });
    }
    return { status: 200, headers: { "content-type": `image/${ask.format}`, "finish-reason": "SUCCESS", seed: "7" }, parts: whole(bytes) };
  },

  lookup: (_ask, { path }) =>
    path.endsWith("balance")
      ? json(200, { credits: 1_000 })
      : json(200, { id: "user-scripted", email: "editor@localhost.test", profile_picture: "", organizations: [] }),

  failure,
  refusal: () => failure(403, "Your request was flagged by our content moderation system (CONTENT_FILTERED)."),
};
