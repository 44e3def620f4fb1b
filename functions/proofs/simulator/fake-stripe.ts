import { disputeOf, eventBody, refundOf, sessionOf, sign } from "../../stripe/events.test-data.ts";
import type { Answer, Newsroom, Person } from "../machine/newsroom.ts";
import type { Payment } from "./what-must-hold.ts";

const minute = 60_000;
const most = 4;

/** Stripe as seen by the Worker: repeats payment events until acknowledged, and answers API calls. */
export class FakeStripe {
  payments: Payment[] = [];
  readonly #room: Newsroom;
  readonly #sent: (what: string, sending: Promise<Answer>) => void;

  constructor(room: Newsroom, sent: (what: string, sending: Promise<Answer>) => void) {
    this.#room = room;
    this.#sent = sent;
    globalThis.fetch = (async (address: string | URL | Request) =>
      this.#answer(new URL(address instanceof Request ? address.url : address))) as typeof fetch;
  }

  /** A new payment of this person, or the events of an earlier one again. */
  pay(person: Person, again?: Payment): void {
    const { d1, clock } = this.#room;
    const at = this.payments.length;
    const payment = again ?? { person, userId: person.id, id: `cs_${at}`, intent: `pi_${at}`, refund: `re_${at}` };
    if (!again) {
      this.payments.push(payment);
      d1.rows("INSERT INTO checkout_sessions (id, user_id, created_at) VALUES (?, ?, ?)", payment.id, person.id, clock.now);
    }
    this.#tell("checkout.session.completed", sessionOf(payment), () => {
      payment.isAcknowledged = true;
    });
  }

  refund(payment: Payment, amount: number): void {
    this.#tell("refund.created", refundOf(payment, { id: payment.refund, amount }));
  }

  failRefund(payment: Payment): void {
    this.#tell("refund.failed", refundOf(payment, { id: payment.refund, status: "failed" }));
  }

  loseDispute(payment: Payment): void {
    this.#tell("charge.dispute.closed", disputeOf(payment, { id: `dp_${payment.id}` }));
  }

  /** Repeats the event later if it is not acknowledged. */
  #tell(type: string, object: unknown, acknowledged?: () => void, told = 1): void {
    const body = eventBody(type, object);
    const again = () => {
      if (told < most) this.#room.clock.set(() => this.#tell(type, object, acknowledged, told + 1), 5 * minute);
    };
    const telling = this.#room.send("POST", "/api/stripe/webhook", { body, headers: { "stripe-signature": sign(body) } });
    telling.then(({ status }) => (status === 200 ? acknowledged?.() : again()), again);
    this.#sent(type, telling);
  }

  #answer(address: URL): Response {
    const intent = address.searchParams.get("payment_intent");
    const payment = this.payments.find((known) => known.intent === intent);
    if (address.pathname.startsWith("/v1/checkout/sessions"))
      return Response.json({ object: "list", has_more: false, url: "", data: payment ? [sessionOf(payment)] : [] });
    if (address.pathname.startsWith("/v1/")) return Response.json({ id: "re_back", object: "refund", status: "succeeded", deleted: true });
    return new Response("nothing here", { status: 404 });
  }
}
