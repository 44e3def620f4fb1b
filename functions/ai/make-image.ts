import { endpoint } from "../http/endpoint.ts";
import { randomId } from "../http/random-id.ts";
import { imageUrl, keepPicture } from "../images/keep-picture.ts";
import { placeOf, RunInput } from "../press-runs/prepare.ts";
import { articleOf, attendPicture } from "./attend.ts";
import { charge } from "./charge.ts";
import { generateImage } from "./contract.ts";
import { ownProviders } from "./standing.ts";
import { makePicture } from "./steps.ts";

export const makeImage = endpoint(
  generateImage,
  ({ db, userId }) => [ownProviders(db, userId)],
  async (call, [own]) => {
    const { c, env, db, now, user, body } = call;
    const source = { title: body.articleTitle, content: body.articleContent };
    const { result, run } = await charge(call, own, {
      kind: "pictures",
      ...source,
      pressRunId: body.pressRunId,
      work: async (paid) => {
        // The call says nothing of a place; only a press run knows one.
        const order = paid.input && RunInput.parse(paid.input);
        const place = order ? (order.place ?? (await placeOf(env, order.region, body.language))) : null;
        const article = articleOf({ ...body, ...source }, place);
        const number = body.size === "large" ? 1 : 2;
        const key = randomId();
        const choice = { id: paid.imageModel, by: paid.imageBy };
        return attendPicture(c.req.raw, choice, { ...call, userId: user.id }, async (model, ask) => {
          const picture = await makePicture(
            model,
            article,
            { number, style: body.style, size: body.size, description: body.description },
            ask,
          );
          await keepPicture(env.IMAGES, db, picture, { key, userId: user.id, runId: paid.id, now });
          // A model that paints knows no words for it.
          const caption = picture.caption || body.description || body.articleTitle;
          return { imageUrl: imageUrl(key), caption, alt: picture.alt || caption };
        });
      },
    });
    return { ...result.made, notice: result.notice, pressRunId: run.id };
  },
);
