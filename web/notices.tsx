import { NotFoundPage } from "./features/notices/not-found-page.tsx";
import { PrivacyPage } from "./features/notices/privacy-page.tsx";
import { TermsPage } from "./features/notices/terms-page.tsx";

const pages = { privacy: PrivacyPage, terms: TermsPage, "not-found": NotFoundPage };

/** The pages of plain text. */
export default function Notices({ page }: { page: keyof typeof pages }) {
  const Page = pages[page];
  return <Page />;
}
