import { getMessages, getTranslations } from 'next-intl/server';
import { dayInWords } from '@/components/marketing/legal/facts';
import { LegalBlockView } from '@/components/marketing/legal/legal-blocks';
import { LegalContents } from '@/components/marketing/legal/legal-contents';
import { OtherDocuments } from '@/components/marketing/legal/other-documents';
import { ReviewNote } from '@/components/marketing/legal/review-note';
import type { LegalDocument } from '@/components/marketing/legal/types';
import { PageJsonLd } from '@/components/seo/page-json-ld';
import { Container } from '@/components/ui/container';
import { Heading } from '@/components/ui/heading';
import type { LegalPath } from '@/lib/public-pages';
import type { messages } from '@/messages/es';

type LegalPageProps = { page: keyof typeof messages.legalDocuments; path: LegalPath };

export async function LegalPage({ page, path }: LegalPageProps) {
  const t = await getTranslations('legal');
  const document: LegalDocument = (await getMessages()).legalDocuments[page];
  const { title, lead, updated, sections, review } = document;
  return (
    <Container className="grid grid-cols-1 gap-x-16 gap-y-10 pt-8 pb-24 md:pt-12 lg:grid-cols-12">
      <PageJsonLd name={title} path={path} home={t('home')} />
      <header className="lg:col-span-12 lg:mb-6">
        <Heading level={1} size="h2" className="max-w-[18ch]">
          {title}
        </Heading>
        <p className="mt-6 max-w-[46ch] text-ink-soft text-lead">{lead}</p>
        <p className="mt-4 text-ink-faint text-small">
          {t('updated', { date: dayInWords(updated) })}
        </p>
      </header>
      <div className="lg:col-span-4">
        <LegalContents title={t('index')} sections={sections} className="lg:sticky lg:top-24" />
      </div>
      <div className="max-w-[54ch] lg:col-span-8 xl:col-span-7 xl:col-start-6">
        <ReviewNote title={t('reviewTitle')} text={t('reviewText')} points={review} />
        {sections.map((section) => (
          <section key={section.id} aria-labelledby={section.id} className="prose">
            <h2 id={section.id}>{section.title}</h2>
            {section.blocks.map((block) => (
              <LegalBlockView key={JSON.stringify(block)} block={block} />
            ))}
          </section>
        ))}
        <OtherDocuments title={t('others')} current={path} />
      </div>
    </Container>
  );
}
