import { expect, it } from "vitest";
import { seededRandom } from "../../../functions/house/pictures/random.ts";
import { waitingAt } from "./queue.ts";

it.each([0.3, 0.5, 0.8])(
  "at %f of what one server can do the mean wait is that of the theory, with service of one length and of two",
  (rho) => {
    const load = { rate: rho, arrivals: 400_000, random: seededRandom(`queue ${rho}`) };
    const alike = waitingAt({ ...load, services: [{ share: 1, seconds: 1 }] });
    // Pollaczek and Khinchine: half of rate × mean square of the service, over what is free.
    expect(alike.mean / (rho / (2 * (1 - rho)))).toBeCloseTo(1, 1);
    expect(alike.busy).toBeCloseTo(rho, 1);
    const square = 0.8 * 0.5 ** 2 + 0.2 * 3 ** 2;
    const two = waitingAt({
      ...load,
      services: [
        { share: 0.8, seconds: 0.5 },
        { share: 0.2, seconds: 3 },
      ],
    });
    expect(two.mean / ((rho * square) / (2 * (1 - rho)))).toBeCloseTo(1, 1);
  },
);

it("an idle server keeps nobody waiting, a drowned one everybody", () => {
  const random = seededRandom("ends");
  expect(waitingAt({ rate: 0.001, services: [{ share: 1, seconds: 1 }], arrivals: 10_000, random }).p99).toBeLessThan(1);
  expect(waitingAt({ rate: 2, services: [{ share: 1, seconds: 1 }], arrivals: 10_000, random }).median).toBeGreaterThan(1_000);
});
