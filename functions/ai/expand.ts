import type { ExpandedContent } from "../completed-newspapers/contract.ts";
import { endpoint } from "../endpoint.ts";
import { placeOf } from "../press-runs/prepare.ts";
import { articleOf, attend } from "./attend.ts";
import { charge } from "./charge.ts";
import { expandContent } from "./contract.ts";
import { openTextModel } from "./models.ts";
import { writeText } from "./steps.ts";

export const expand = endpoint(expandContent, async (call) => {
  const { c, env, body } = call;
  const { result, run } = await charge<ExpandedContent>(call, {
    kind: "texts",
    ...body,
    work: async (paid) => {
      const model = openTextModel(paid.textModel, env);
      const article = articleOf(body, await placeOf(env, body.region, body.language));
      return attend(c.req.raw, "TEXT_FAILED", (ask) => writeText(model, article, body.targetLength, ask));
    },
    delivers: (text) => ({ title: text.expandedTitle, content: text.expandedContent }),
  });
  return { ...result, pressRunId: run.id };
});
