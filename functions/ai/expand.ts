import { endpoint } from "../http/endpoint.ts";
import { placeOf } from "../press-runs/prepare.ts";
import { articleOf, attendText } from "./attend.ts";
import { charge } from "./charge.ts";
import { expandContent } from "./contract.ts";
import { ownProviders } from "./standing.ts";
import { writeText } from "./steps.ts";

export const expand = endpoint(
  expandContent,
  ({ db, userId }) => [ownProviders(db, userId)],
  async (call, [own]) => {
    const { c, env, body, user } = call;
    const { result, run } = await charge(call, own, {
      kind: "texts",
      ...body,
      work: async (paid) => {
        const article = articleOf(body, await placeOf(env, body.region, body.language));
        const choice = { id: paid.textModel, by: paid.textBy };
        return attendText(c.req.raw, choice, { ...call, userId: user.id }, (model, ask) =>
          writeText(model, article, { targetLength: body.targetLength }, ask),
        );
      },
      delivers: ({ made }) => ({ title: made.expandedTitle, content: made.expandedContent }),
    });
    return { ...result.made, notice: result.notice, pressRunId: run.id };
  },
);
