import type Stripe from "stripe";
import { type Purchase, type Refund, refundedOf, statusAt } from "./purchase.ts";

/** The version of the API whose forms these are: the one that the SDK of package.json asks for. */
export const apiVersion = "2026-10-28.endive";

/** `now` in seconds: an open session counts as expired when its day is over. */
export function sessionOf(purchase: Purchase, now: number): Stripe.Checkout.Session {
  const status = statusAt(purchase, now);
  const { customer, email } = purchase;
  return {
    id: purchase.id,
    object: "checkout.session",
    adaptive_pricing: { enabled: false },
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: null,
    amount_subtotal: purchase.amount,
    amount_total: purchase.amount,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: purchase.cancelUrl,
    client_reference_id: purchase.clientReference,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: purchase.created,
    currency: purchase.currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
    customer,
    customer_account: null,
    customer_creation: purchase.customerCreation,
    customer_details:
      email === null && status !== "complete"
        ? null
        : { address: null, business_name: null, email, individual_name: null, name: null, phone: null, tax_exempt: "none", tax_ids: [] },
    customer_email: customer === null ? email : null,
    discounts: [],
    expires_at: purchase.expires,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: purchase.locale as Stripe.Checkout.Session["locale"],
    managed_payments: null,
    metadata: purchase.metadata,
    mode: "payment",
    origin_context: null,
    payment_intent: purchase.intent,
    payment_link: null,
    payment_method_collection: "if_required",
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ["card"],
    payment_status: purchase.payment === "paid" ? "paid" : "unpaid",
    permissions: null,
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status,
    submit_type: null,
    subscription: null,
    success_url: purchase.successUrl,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: "hosted_page",
    url: status === "open" ? purchase.url : null,
    wallet_options: null,
  };
}

const intentStatus = {
  none: "requires_payment_method",
  processing: "processing",
  paid: "succeeded",
  failed: "requires_payment_method",
} as const;
const paymentFailed = "The payment was refused by the payer's bank.";

export function intentOf(purchase: Purchase): Stripe.PaymentIntent {
  const { amount, currency, payment } = purchase;
  return {
    id: purchase.intent ?? "",
    object: "payment_intent",
    allowed_payment_method_types: null,
    amount,
    amount_capturable: 0,
    amount_received: payment === "paid" ? amount : 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: "automatic_async",
    client_secret: null,
    confirmation_method: "automatic",
    created: purchase.created,
    currency,
    customer: purchase.customer,
    customer_account: null,
    description: purchase.intentDescription,
    excluded_payment_method_types: null,
    last_payment_error:
      payment === "failed" ? { type: "card_error", code: "payment_intent_payment_attempt_failed", message: paymentFailed } : null,
    latest_charge: purchase.charge,
    livemode: false,
    managed_payments: null,
    metadata: purchase.intentMetadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ["card"],
    payment_record: null,
    processing: payment === "processing" ? { type: "card" } : null,
    receipt_email: purchase.receiptEmail,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: intentStatus[payment],
    transfer_data: null,
    transfer_group: null,
  };
}

export function chargeOf(purchase: Purchase): Stripe.Charge {
  const { amount, payment, dispute } = purchase;
  const isPaid = payment === "paid";
  const refunded = refundedOf(purchase);
  return {
    id: purchase.charge ?? "",
    object: "charge",
    amount,
    amount_captured: isPaid ? amount : 0,
    amount_refunded: refunded,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: { address: null, email: purchase.email, name: null, phone: null, tax_id: null },
    calculated_statement_descriptor: null,
    captured: isPaid,
    created: purchase.paidAt ?? purchase.created,
    currency: purchase.currency,
    customer: purchase.customer,
    description: purchase.intentDescription,
    disputed: dispute !== null,
    failure_balance_transaction: null,
    failure_code: payment === "failed" ? "generic_decline" : null,
    failure_message: payment === "failed" ? paymentFailed : null,
    fraud_details: {},
    livemode: false,
    metadata: purchase.intentMetadata,
    on_behalf_of: null,
    outcome: null,
    paid: isPaid,
    payment_intent: purchase.intent,
    payment_method: null,
    payment_method_details: null,
    receipt_email: purchase.receiptEmail,
    receipt_number: null,
    receipt_url: null,
    refunded: isPaid && refunded === amount,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: payment === "paid" ? "succeeded" : payment === "failed" ? "failed" : "pending",
    transfer_data: null,
    transfer_group: null,
  };
}

export function refundOf(purchase: Purchase, refund: Refund): Stripe.Refund {
  const failed = refund.status === "failed";
  return {
    id: refund.id,
    object: "refund",
    amount: refund.amount,
    balance_transaction: null,
    charge: purchase.charge,
    created: refund.created,
    currency: purchase.currency,
    customer: purchase.customer,
    customer_account: null,
    ...(failed && { failure_reason: "lost_or_stolen_card" }),
    metadata: refund.metadata,
    payment_intent: purchase.intent,
    payment_method: null,
    reason: refund.reason as Stripe.Refund["reason"],
    receipt_number: null,
    source_transfer_reversal: null,
    status: refund.status,
    transfer_reversal: null,
  };
}

export function lineItemsOf({ id: session, lines, currency }: Purchase) {
  return listing(
    `/v1/checkout/sessions/${session}/line_items`,
    lines.map(({ id, name, unitAmount, quantity }) => ({
      id,
      object: "item" as const,
      adjustable_quantity: null,
      amount_discount: 0,
      amount_subtotal: unitAmount * quantity,
      amount_tax: 0,
      amount_total: unitAmount * quantity,
      currency,
      description: name,
      metadata: {},
      price: null,
      quantity,
    })) satisfies Stripe.LineItem[],
  );
}

export const listing = <T>(url: string, data: T[], hasMore = false) => ({ object: "list" as const, data, has_more: hasMore, url });
