import { endpoint } from "../http/endpoint.ts";
import { articleOf, attendText } from "./attend.ts";
import { charge } from "./charge.ts";
import { generateSideArticles } from "./contract.ts";
import { ownProviders } from "./standing.ts";
import { writeSideStories } from "./steps.ts";

export const writeSideArticles = endpoint(
  generateSideArticles,
  ({ db, userId }) => [ownProviders(db, userId)],
  async (call, [own]) => {
    const { c, body, user } = call;
    const source = { title: body.mainTitle, content: body.mainContent };
    const { result, run } = await charge(call, own, {
      kind: "sideSets",
      ...source,
      pressRunId: body.pressRunId,
      work: (paid) =>
        attendText(c.req.raw, { id: paid.textModel, by: paid.textBy }, { ...call, userId: user.id }, (model, ask) =>
          writeSideStories(model, articleOf({ ...body, ...source }), { count: body.count }, ask),
        ),
    });
    return { articles: result.made, notice: result.notice, pressRunId: run.id };
  },
);
