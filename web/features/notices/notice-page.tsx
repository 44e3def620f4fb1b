import type { ReactNode } from "react";
import { useDocumentTitle } from "../../ui/document-title.ts";
import "../../i18n/more-words.ts";

interface NoticePageProps {
  title: string;
  lead: string;
  sections: { id: string; title: string; text: ReactNode }[];
}

export function NoticePage({ title, lead, sections }: NoticePageProps) {
  useDocumentTitle(`${title}: Stop Press`);
  return (
    <main id="main" tabIndex={-1} className="gutters mx-auto max-w-[48rem] py-12 outline-none md:py-16">
      <h1 className="text-h2 max-sm:text-[2rem]">{title}</h1>
      <p className="mt-4 font-lead text-lead text-ink-2">{lead}</p>
      {sections.map((section) => (
        <section key={section.id} id={section.id} className="mt-10 border-t border-rule pt-5">
          <h2 className="text-h4">{section.title}</h2>
          <p className="mt-2 max-w-[36em]">{section.text}</p>
        </section>
      ))}
    </main>
  );
}
