const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

const draw = (count: number) =>
  [...crypto.getRandomValues(new Uint8Array(count * 2))]
    .filter((byte) => byte < 248)
    .slice(0, count)
    .map((byte) => letters[byte % letters.length])
    .join("");

const forms = {
  session: () => `cs_test_a1${draw(56)}`,
  intent: () => `pi_3${draw(23)}`,
  charge: () => `ch_3${draw(23)}`,
  refund: () => `re_3${draw(23)}`,
  dispute: () => `du_1${draw(23)}`,
  event: () => `evt_1${draw(23)}`,
  customer: () => `cus_${draw(14)}`,
  line: () => `li_1${draw(23)}`,
  request: () => `req_${draw(14)}`,
};

/** An id in the form that Stripe gives to such an object in test mode. */
export const newId = (kind: keyof typeof forms) => forms[kind]();
