import { BaseAnthropic } from "@anthropic-ai/sdk/client";
import { Messages } from "@anthropic-ai/sdk/resources/messages";

/** Anthropic's client with the one resource that is asked here: the class with all of them is 63 KB more of the Worker. */
export class AnthropicMessages extends BaseAnthropic {
  readonly messages = new Messages(this);
}
