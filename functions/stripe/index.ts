import type { Endpoint } from "../http/endpoint.ts";
import { createCheckout, readCheckout } from "./checkout.ts";
import { receiveEvent } from "./receive-event.ts";

export const endpoints: readonly Endpoint[] = [createCheckout, receiveEvent, readCheckout];
