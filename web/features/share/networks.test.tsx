import { expect, it } from "vitest";
import { embedCode, sharedText, sharingAddress } from "./networks.ts";

const words = { headline: 'Bridge "opens" & 40,000 cross', paper: "The Harbor Sentinel" };
const link = "https://stop.press/share/AbC/bridge-opens";

it("each network is given the link, and those that take words the headline and the paper's name", () => {
  const encoded = "https%3A%2F%2Fstop.press%2Fshare%2FAbC%2Fbridge-opens";
  expect(sharingAddress("linkedin", words, link)).toBe(`https://www.linkedin.com/sharing/share-offsite/?url=${encoded}`);
  expect(sharingAddress("facebook", words, link)).toBe(`https://www.facebook.com/sharer/sharer.php?u=${encoded}`);
  const tweet = new URL(sharingAddress("twitter", words, link));
  expect(tweet.origin + tweet.pathname).toBe("https://twitter.com/intent/tweet");
  expect(tweet.searchParams.get("url")).toBe(link);
  expect(tweet.searchParams.get("text")).toBe('Bridge "opens" & 40,000 cross | The Harbor Sentinel');
});

it("dev.to gets a draft whose head and link hold whatever the headline is made of", () => {
  const address = new URL(sharingAddress("devto", { headline: 'A "list" [of]: all', paper: "" }, link));
  expect(address.origin + address.pathname).toBe("https://dev.to/new");
  expect(address.searchParams.get("prefill")).toBe(
    `---\ntitle: "A \\"list\\" [of]: all"\npublished: false\n---\n\n[A "list" \\[of\\]: all](${link})\n`,
  );
});

it("a headline of any length leaves room for the link, and no letter is cut in half", () => {
  const text = sharedText({ headline: "🗞️".repeat(200), paper: "新聞" });
  expect([...text].length).toBeLessThan(200);
  expect(text).toMatch(/… \| 新聞$/);
  expect(text).not.toMatch(/\p{Surrogate}/u);
});

it("the embed code leads to the page that allows framing, and a paper's name cannot leave its attribute", () => {
  const code = embedCode("/share/AbC/bridge-opens", 'The "Sun" <script>', "https://stop.press");
  expect(code).toContain('src="https://stop.press/share/AbC/embed"');
  expect(code).toContain('title="The &quot;Sun&quot; &lt;script&gt;"');
});
