import { expect, it } from "vitest";
import { startSite } from "./site.ts";

const { visit } = startSite();

it("makes an Arabic newspaper on a phone: mirrored, downloaded, read as text", async () => {
  const { page, errors } = await visit("/home?lang=ar", {
    as: "phone@example.test",
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  await page.getByLabel("العنوان", { exact: true }).fill("جسر قديم يعود إلى أهله");
  await page
    .getByRole("textbox", { name: "المقال" })
    .fill(
      "أعيد صباح السبت افتتاح الجسر الحجري في إربد بعد ترميم استمر 14 شهرا. وقال المهندس سامر حداد: «رقّمنا 320 حجرا قبل أن نرفعها».\n\nوحضر الافتتاح نحو 200 من الأهالي، وعبره أولا تلاميذ المدرسة المجاورة.",
    );
  await page.getByLabel("المنطقة").fill("إربد، الأردن");
  await page.getByRole("button", { name: "إنشاء الصحيفة" }).click();
  const front = page.getByRole("document", { name: /^الصفحة ١/ });
  await front.waitFor({ timeout: 40_000 });
  expect(await front.getAttribute("direction")).toBe("rtl");
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "تنزيل PNG" }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^جسر-قديم-يعود-إلى-أهله-\d{14}\.png$/);

  await page.getByRole("button", { name: "قراءتها نصًا" }).click();
  await page.getByRole("heading", { name: "جسر قديم يعود إلى أهله" }).waitFor();

  await page.getByRole("button", { name: "القائمة", exact: true }).click();
  await page.getByRole("button", { name: "صُحُفي" }).click();
  await page.getByRole("dialog").getByRole("heading", { name: "جسر قديم يعود إلى أهله" }).waitFor();
  expect(errors).toEqual([]);
});
