import {
  absoluteUrlOf,
  choiceOf,
  demand,
  type Fields,
  groupOf,
  listOf,
  metadataOf,
  refuseUnknown,
  textOf,
  wholeOf,
} from "./form-fields.ts";
import { newId } from "./identifiers.ts";
import type { Line, Purchase } from "./purchase.ts";
import { invalid, missing, Refusal } from "./refusal.ts";

/** Everything that Stripe takes in this version; what the till does not act on has no effect on amount or events. */
const known =
  "adaptive_pricing after_expiration allow_promotion_codes allowed_payment_method_types automatic_tax billing_address_collection branding_settings cancel_url client_reference_id consent_collection currency custom_fields custom_text customer customer_account customer_creation customer_email customer_update discounts excluded_payment_method_types expand expires_at integration_identifier invoice_creation line_items locale managed_payments metadata mode name_collection optional_items origin_context payment_intent_data payment_method_collection payment_method_configuration payment_method_data payment_method_options permissions phone_number_collection redirect_on_completion return_url saved_payment_method_options setup_intent_data shipping_address_collection shipping_options submit_type subscription_data success_url tax_id_collection ui_mode wallet_options".split(
    " ",
  );
/** They would change what is paid, which the till does not reckon. */
const unreckoned = ["discounts", "optional_items", "shipping_options", "subscription_data", "setup_intent_data"];

const hour = 60 * 60;
const day = 24 * hour;
const leastAmount = 50;

/**
 * A new checkout session from Stripe's parameters, refused as Stripe refuses. `now` in seconds; `origin` is where the checkout
 * page stands. Whether the customer is there is for the caller to see.
 */
export function openSession(fields: Fields, now: number, origin: string): Purchase {
  refuseUnknown(fields, known);
  const mode = demand(choiceOf(fields, "mode", ["payment", "setup", "subscription"]), "mode");
  if (mode !== "payment") throw new Refusal("The local till knows payments only.", { code: "parameter_invalid", param: "mode" });
  for (const name of unreckoned)
    if (fields[name] !== undefined) throw new Refusal(`The local till does not reckon with ${name}.`, { param: name });
  const hosted = choiceOf(fields, "ui_mode", ["hosted_page", "hosted", "embedded_page", "elements"]);
  if (hosted === "embedded_page" || hosted === "elements") throw invalid("ui_mode", "The local till has a page of its own only.");
  const { lines, currency } = linesOf(fields);
  const amount = lines.reduce((sum, { unitAmount, quantity }) => sum + unitAmount * quantity, 0);
  if (amount < leastAmount)
    throw new Refusal("The Checkout Session's total amount must convert to at least 50 cents.", { code: "amount_too_small" });
  const customer = textOf(fields, "customer");
  const email = textOf(fields, "customer_email", { most: 800 });
  if (customer && email)
    throw new Refusal("You may only specify one of these parameters: customer, customer_email.", { param: "customer_email" });
  const creation = choiceOf(fields, "customer_creation", ["always", "if_required"]);
  if (customer && creation) throw invalid("customer_creation", "`customer_creation` can only be used when no customer is given.");
  if (email !== null && !/^[^\s@]+@[^\s@]+$/.test(email))
    throw invalid("customer_email", `Invalid email address: ${email}`, "email_invalid");
  const intentData = groupOf(fields, "payment_intent_data");
  const id = newId("session");
  return {
    id,
    created: now,
    expires: expiryOf(fields, now),
    url: `${origin}/api/local/till/${id}`,
    successUrl: demand(absoluteUrlOf(fields, "success_url"), "success_url"),
    cancelUrl: absoluteUrlOf(fields, "cancel_url"),
    lines,
    amount,
    currency,
    clientReference: textOf(fields, "client_reference_id", { most: 200 }),
    metadata: metadataOf(fields),
    customer,
    customerCreation: customer ? null : (creation ?? "if_required"),
    email,
    locale: textOf(fields, "locale"),
    intentMetadata: metadataOf(intentData),
    intentDescription: textOf(intentData, "description", { most: 1_000 }),
    receiptEmail: textOf(intentData, "receipt_email", { most: 800 }),
    status: "open",
    payment: "none",
    intent: null,
    charge: null,
    paidAt: null,
    refunds: [],
    dispute: null,
  };
}

function expiryOf(fields: Fields, now: number): number {
  const wanted = wholeOf(fields, "expires_at");
  if (wanted === null) return now + day;
  // A minute's grace for the request's way, as Stripe grants.
  if (wanted < now + hour / 2 - 60 || wanted > now + day + 60)
    throw invalid("expires_at", "The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.");
  return wanted;
}

function linesOf(fields: Fields): { lines: Line[]; currency: string } {
  const items = listOf(fields, "line_items");
  if (items.length === 0) throw new Refusal("You must provide `line_items`.", { code: "parameter_missing", param: "line_items" });
  if (items.length > 100) throw invalid("line_items", "At most 100 line items are allowed.");
  const read = items.map((item, at) => lineOf(item, `line_items[${at}]`));
  const currency = read[0]?.currency ?? "";
  if (read.some((one) => one.currency !== currency)) throw invalid("line_items", "All line items must have the same currency.");
  return { lines: read.map(({ line }) => line), currency };
}

function lineOf(item: string | Fields, param: string): { line: Line; currency: string } {
  if (typeof item === "string") throw invalid(param, "Invalid object");
  const price = textOf(item, "price");
  if (price !== null) throw missing("price", price, `${param}[price]`);
  if (item.price_data === undefined)
    throw new Refusal("You must specify either `price` or `price_data`.", { code: "parameter_missing", param: `${param}[price_data]` });
  const data = groupOf(item, "price_data");
  const product = groupOf(data, "product_data");
  const priceParam = `${param}[price_data]`;
  const currency = demand(textOf(data, "currency"), `${priceParam}[currency]`).toLowerCase();
  if (!/^[a-z]{3}$/.test(currency)) throw invalid(`${priceParam}[currency]`, `Invalid currency: ${currency}.`);
  const unitAmount = demand(wholeOf(data, "unit_amount", `${priceParam}[unit_amount]`), `${priceParam}[unit_amount]`);
  if (unitAmount < 0) throw invalid(`${priceParam}[unit_amount]`, "Invalid non-negative integer", "parameter_invalid_integer");
  const quantity = demand(wholeOf(item, "quantity", `${param}[quantity]`), `${param}[quantity]`);
  if (quantity < 1) throw invalid(`${param}[quantity]`, "This value must be greater than or equal to 1.", "parameter_invalid_integer");
  const name = demand(textOf(product, "name", { most: 1_500 }), `${priceParam}[product_data][name]`);
  return { line: { id: newId("line"), name, description: textOf(product, "description"), unitAmount, quantity }, currency };
}
