import { endpoint } from "../endpoint.ts";
import { articleOf, attend } from "./attend.ts";
import { charge } from "./charge.ts";
import { generateSideArticles } from "./contract.ts";
import { openTextModel } from "./models.ts";
import { writeSideStories } from "./steps.ts";

export const writeSideArticles = endpoint(generateSideArticles, async (call) => {
  const { c, env, body } = call;
  const source = { title: body.mainTitle, content: body.mainContent };
  const { result, run } = await charge(call, {
    kind: "sideSets",
    ...source,
    pressRunId: body.pressRunId,
    work: (paid) => {
      const model = openTextModel(paid.textModel, env);
      return attend(c.req.raw, "TEXT_FAILED", (ask) => writeSideStories(model, articleOf({ ...body, ...source }), body.count, ask));
    },
  });
  return { articles: result, pressRunId: run.id };
});
