import type Stripe from "stripe";
import { type Dispute, isHeldByBank, type Purchase } from "./purchase.ts";

const noEvidence = [
  "access_activity_log",
  "billing_address",
  "cancellation_policy",
  "cancellation_policy_disclosure",
  "cancellation_rebuttal",
  "customer_communication",
  "customer_email_address",
  "customer_name",
  "customer_purchase_ip",
  "customer_signature",
  "duplicate_charge_documentation",
  "duplicate_charge_explanation",
  "duplicate_charge_id",
  "product_description",
  "receipt",
  "refund_policy",
  "refund_policy_disclosure",
  "refund_refusal_explanation",
  "service_date",
  "service_documentation",
  "shipping_address",
  "shipping_carrier",
  "shipping_date",
  "shipping_documentation",
  "shipping_tracking_number",
  "uncategorized_file",
  "uncategorized_text",
] as const;
const weekInSeconds = 7 * 24 * 60 * 60;

export function disputeOf(purchase: Purchase, dispute: Dispute): Stripe.Dispute {
  const evidence = Object.fromEntries(noEvidence.map((name) => [name, null])) as Record<(typeof noEvidence)[number], null>;
  return {
    id: dispute.id,
    object: "dispute",
    amount: dispute.amount,
    balance_transactions: [],
    charge: purchase.charge ?? "",
    created: dispute.created,
    currency: purchase.currency,
    enhanced_eligibility_types: [],
    evidence: { ...evidence, enhanced_evidence: {} },
    evidence_details: {
      due_by: dispute.status === "needs_response" ? dispute.created + weekInSeconds : null,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: "not_submitted",
    },
    intended_submission_method: null,
    is_charge_refundable: !isHeldByBank(purchase),
    livemode: false,
    metadata: {},
    payment_intent: purchase.intent,
    reason: "fraudulent",
    status: dispute.status,
  };
}
