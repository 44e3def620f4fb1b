import { endpoint } from "../endpoint.ts";
import { imageUrl, keepPicture } from "../images/keep-picture.ts";
import { placeOf, RunInput } from "../press-runs/prepare.ts";
import { randomId } from "../random-id.ts";
import { articleOf, attend } from "./attend.ts";
import { charge } from "./charge.ts";
import { generateImage } from "./contract.ts";
import { openImageModel } from "./models.ts";
import { makePicture } from "./steps.ts";

export const makeImage = endpoint(generateImage, async (call) => {
  const { c, env, db, now, user, body } = call;
  const source = { title: body.articleTitle, content: body.articleContent };
  const { result, run } = await charge(call, {
    kind: "pictures",
    ...source,
    pressRunId: body.pressRunId,
    work: async (paid) => {
      const model = openImageModel(paid.imageModel, env);
      // The call says nothing of a place; only a press run knows one.
      const order = paid.input && RunInput.parse(paid.input);
      const place = order ? (order.place ?? (await placeOf(env, order.region, body.language))) : null;
      const article = articleOf({ ...body, ...source }, place);
      const number = body.size === "large" ? 1 : 2;
      const key = randomId();
      return attend(c.req.raw, "PICTURES_FAILED", async (ask) => {
        const picture = await makePicture(
          model,
          article,
          { number, style: body.style, size: body.size, description: body.description },
          ask,
        );
        await keepPicture(env.IMAGES, db, picture, { key, userId: user.id, runId: paid.id, now });
        return { imageUrl: imageUrl(key), caption: picture.caption, alt: picture.alt };
      });
    },
  });
  return { ...result, pressRunId: run.id };
});
