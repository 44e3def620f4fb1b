import { expect, it } from "vitest";
import { faultsOnNewBooks } from "./books.ts";
import { killDeliveries } from "./money/deaths.ts";
import { forgeEvents } from "./money/forgeries.ts";
import { deliverPayments } from "./money/payments.ts";
import { tell, times } from "./row.ts";

it("each paid session, told fifty times in any order by two clients that are killed, gives three tokens once", async () => {
  const sessions = times(1_000, 10);
  expect(await faultsOnNewBooks((file) => deliverPayments(file, sessions, 50, times(4, 1)))).toEqual([]);
  tell(3, "sessions told 50 times each, shuffled, by two processes killed and begun again", sessions, 1_000);
});

it("no event is believed that Stripe did not sign like this", async () => {
  const count = times(10_000, 400);
  expect(await faultsOnNewBooks((file) => forgeEvents(file, count))).toEqual([]);
  tell(4, "forged events", count, 10_000);
});

it("a delivery killed wherever its handler waits is neither lost once acknowledged nor counted twice", async () => {
  const kills = times(200, 2);
  let places = 0;
  const faults = await faultsOnNewBooks(async (file) => {
    const found = await killDeliveries(file, kills);
    places = found.places;
    return found.faults;
  });
  expect(faults).toEqual([]);
  expect(places).toBeGreaterThan(10);
  tell(6, `kills, at each of ${places} places where the handler waits, in turn`, kills, 200);
});
