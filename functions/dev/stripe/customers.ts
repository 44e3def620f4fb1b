import { sql } from "drizzle-orm";
import type Stripe from "stripe";
import type { Database } from "../../../db/client.ts";
import { type Fields, metadataOf, refuseUnknown, textOf } from "./form-fields.ts";
import { newId } from "./identifiers.ts";
import { missing } from "./refusal.ts";

interface Customer {
  id: string;
  created: number;
  email: string | null;
  name: string | null;
  description: string | null;
  metadata: Record<string, string>;
  locales: string[];
}

const known =
  "address balance business_name cash_balance description email expand individual_name invoice_prefix invoice_settings metadata name next_invoice_sequence payment_method phone preferred_locales shipping source tax tax_exempt tax_id_data test_clock validate".split(
    " ",
  );

function changed(customer: Customer, fields: Fields): Customer {
  refuseUnknown(fields, known);
  const has = (name: string) => fields[name] !== undefined;
  const locales = fields.preferred_locales;
  return {
    ...customer,
    email: has("email") ? textOf(fields, "email", { most: 512 }) : customer.email,
    name: has("name") ? textOf(fields, "name", { most: 256 }) : customer.name,
    description: has("description") ? textOf(fields, "description") : customer.description,
    metadata: { ...customer.metadata, ...metadataOf(fields) },
    locales: typeof locales === "object" ? Object.values(locales).map(String) : customer.locales,
  };
}

export const blankCustomer = (id: string, now: number, email: string | null = null): Customer => ({
  id,
  created: now,
  email,
  name: null,
  description: null,
  metadata: {},
  locales: [],
});

export async function storeCustomer(db: Database, customer: Customer): Promise<void> {
  await db.run(sql`INSERT INTO local_till_customers (id, email, data) VALUES (${customer.id}, ${customer.email}, ${JSON.stringify(customer)})
    ON CONFLICT (id) DO UPDATE SET email = excluded.email, data = excluded.data WHERE data IS NOT NULL`);
}

async function find(db: Database, id: string): Promise<Customer | "deleted" | null> {
  const [row] = await db.all<{ data: string | null }>(sql`SELECT data FROM local_till_customers WHERE id = ${id}`);
  if (!row) return null;
  return row.data === null ? "deleted" : (JSON.parse(row.data) as Customer);
}

/** One that can pay: not unknown, not deleted. */
export async function demandCustomer(db: Database, id: string, param: string): Promise<Customer> {
  const customer = await find(db, id);
  if (customer === null || customer === "deleted") throw missing("customer", id, param);
  return customer;
}

export async function createCustomer(db: Database, fields: Fields, now: number): Promise<Stripe.Customer> {
  const customer = changed(blankCustomer(newId("customer"), now), fields);
  await storeCustomer(db, customer);
  return customerOf(customer);
}

export async function updateCustomer(db: Database, id: string, fields: Fields): Promise<Stripe.Customer> {
  const customer = changed(await demandCustomer(db, id, "id"), fields);
  await storeCustomer(db, customer);
  return customerOf(customer);
}

/** A deleted one is still known by its id. */
export async function readCustomer(db: Database, id: string): Promise<Stripe.Customer | Stripe.DeletedCustomer> {
  const customer = await find(db, id);
  if (customer === null) throw missing("customer", id);
  return customer === "deleted" ? { id, object: "customer", deleted: true } : customerOf(customer);
}

export async function listCustomers(db: Database, email: string | null): Promise<Stripe.Customer[]> {
  const rows = await db.all<{ data: string }>(sql`SELECT data FROM local_till_customers
    WHERE data IS NOT NULL AND (${email} IS NULL OR email = ${email}) ORDER BY rowid DESC LIMIT 1000`);
  return rows.map(({ data }) => customerOf(JSON.parse(data) as Customer));
}

export async function deleteCustomer(db: Database, id: string): Promise<Stripe.DeletedCustomer> {
  await demandCustomer(db, id, "id");
  await db.run(sql`UPDATE local_till_customers SET email = NULL, data = NULL WHERE id = ${id}`);
  return { id, object: "customer", deleted: true };
}

function customerOf({ id, created, email, name, description, metadata, locales }: Customer): Stripe.Customer {
  return {
    id,
    object: "customer",
    address: null,
    balance: 0,
    created,
    currency: null,
    default_source: null,
    delinquent: false,
    description,
    discount: null,
    email,
    invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
    livemode: false,
    metadata,
    name,
    phone: null,
    preferred_locales: locales,
    shipping: null,
    tax_exempt: "none",
    test_clock: null,
  };
}
