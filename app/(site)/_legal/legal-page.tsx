import { getMessages, getTranslations } from 'next-intl/server';
import { PageJsonLd } from '@/components/seo/json-ld';
import { linkVariants } from '@/components/ui/button';
import { Container, Heading } from '@/components/ui/heading';
import { Link } from '@/components/ui/link';
import { type LegalPath, menus, publicPages } from '@/lib/public-pages';
import type { messages } from '@/messages/es';
import { dayInWords } from './facts';
import { type LegalBlock, LegalBlockView, LegalText } from './legal-blocks';

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
        <LegalContents title={t('index')} sections={sections} />
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

/** The points that a lawyer must confirm, shown on the page because the text has not been reviewed. */
function ReviewNote({ title, text, points }: { title: string; text: string; points: string[] }) {
  return (
    <aside
      aria-labelledby="revision"
      className="border-ochre border-l-4 bg-ochre-tint px-5 py-5 text-small sm:px-7 sm:py-6"
    >
      <h2 id="revision" className="font-medium font-sans text-ochre-deep">
        {title}
      </h2>
      <p className="mt-2">{text}</p>
      <ul className="mt-2 grid list-disc gap-1 pl-5">
        {points.map((point) => (
          <li key={point}>
            <LegalText text={point} />
          </li>
        ))}
      </ul>
    </aside>
  );
}

type LegalContentsProps = Pick<LegalDocument, 'title' | 'sections'>;

function LegalContents({ title, sections }: LegalContentsProps) {
  return (
    <nav
      aria-labelledby="indice"
      // In a low window it scrolls by itself, so that its last links can be seen. The padding is for focus outlines.
      className="text-small lg:sticky lg:top-22 lg:-m-2 lg:max-h-[calc(100dvh-7.5rem)] lg:overflow-y-auto lg:p-2"
    >
      <h2 id="indice" className="font-medium font-sans text-ink-soft">
        {title}
      </h2>
      <ol className="mt-3 border-line border-l sm:max-lg:columns-2">
        {sections.map(({ id, title: name }) => (
          <li key={id} className="break-inside-avoid">
            <a
              href={`#${id}`}
              className="-ml-px flex min-h-9 items-center border-transparent border-l-2 py-1 pl-4 leading-tight hover:border-accent hover:text-accent"
            >
              {name}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

async function OtherDocuments({ title, current }: { title: string; current: LegalPath }) {
  const t = await getTranslations();
  const others = menus.legal.filter((path) => path !== current);
  return (
    <nav aria-labelledby="otros-textos" className="mt-20 border-line border-t pt-6 text-small">
      <h2 id="otros-textos" className="font-medium font-sans text-ink-soft">
        {title}
      </h2>
      <ul className="mt-3 flex flex-wrap gap-x-8">
        {others.map((path) => (
          <li key={path}>
            <Link
              href={path}
              className={linkVariants({ className: 'inline-flex min-h-9 items-center' })}
            >
              {t(`${publicPages[path].texts}.title`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type LegalSection = { id: string; title: string; blocks: LegalBlock[] };

type LegalDocument = {
  title: string;
  description: string;
  lead: string;
  /** The day of its last change; of the privacy policy, the version that a consent refers to. */
  updated: string;
  sections: LegalSection[];
  /** What a lawyer must confirm before the text is published. */
  review: string[];
};
