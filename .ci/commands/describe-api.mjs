// Writes the description of the API beside the built app, where the Worker serves it from. Part of npm run build.
import { mkdirSync, writeFileSync } from "node:fs";
import { describeApi } from "../../functions/openapi/description.ts";

mkdirSync("dist/web/api", { recursive: true });
writeFileSync("dist/web/api/openapi.json", JSON.stringify(describeApi()));
