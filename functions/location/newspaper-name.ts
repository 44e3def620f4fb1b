import type { ModelContext } from "../ai/access.ts";
import { availabilityOf, ownProviders, standardChoice } from "../ai/availability.ts";
import { keptName } from "../ai/kept-name.ts";
import { openTextModel } from "../ai/models.ts";
import type { Article, PaperTown } from "../ai/text-model.ts";
import { endpoint } from "../http/endpoint.ts";
import { AppError } from "../http/errors.ts";
import { logLine, traceOf } from "../http/log.ts";
import { countHit } from "../http/rate-counters.ts";
import { day } from "../http/time.ts";
import * as contract from "./contract.ts";
import { countPlaceCall, refuseTooMany } from "./location.ts";

/** Short, since the caller waits and the house edition has a name ready. */
const patienceMs = 20_000;
/** Names per user and day from the operator's model. */
const operatorNamesPerDay = 40;

export const newspaperName = endpoint(
  contract.newspaperName,
  ({ db, userId, now }) => [countPlaceCall(db, userId, now), ownProviders(db, userId)],
  async (call, [hits, own]) => {
    const { c, env, settings, db, now, body, user } = call;
    refuseTooMany(hits, now);
    const { paperTownOf } = await import("./paper-town.ts");
    const { language } = body;
    const town = await paperTownOf(env.ASSETS, body.zipCode, language);
    if (!town) throw new AppError("NO_PLACE", { message: "We know no town with this ZIP code. Please check it, or type the town." });
    const [house = ""] = town.names;
    const answer = (name: string) => ({ newspaperName: name, city: town.city, region: town.state });
    const choice = standardChoice("text", availabilityOf(env, settings, now, own));
    if (choice.by === "house") return answer(house);
    try {
      const opening = { env, settings, db, userId: user.id };
      return answer(
        await keptName(opening, choice, articleOf(town, language), async (article) => {
          if (choice.by === "operator" && !(await mayAskOperator(opening, now))) throw new Error("enough names for today");
          const model = await openTextModel(choice, opening);
          return model.paperName(article, {}, { signal: AbortSignal.any([c.req.raw.signal, AbortSignal.timeout(patienceMs)]) });
        }),
      );
    } catch (failure) {
      logLine("info", { message: "the house named a paper", error: traceOf(failure) });
      return answer(house);
    }
  },
);

/** Daily limits for the operator's model: it names each town only once, but there are many towns. */
async function mayAskOperator({ db, settings, userId }: ModelContext, now: number): Promise<boolean> {
  const [[mine], [all]] = await db.batch([countHit(db, `names:${userId}`, day, now), countHit(db, "names", day, now)]);
  return (mine?.count ?? 0) <= operatorNamesPerDay && (all?.count ?? 0) <= settings.OPERATOR_DAILY_RUNS;
}

const articleOf = (paperTown: PaperTown, language: string): Article => ({
  title: "",
  content: "",
  region: paperTown.region,
  language,
  author: "",
  publishDate: "",
  place: null,
  paperTown,
});
