import type { Route } from 'next';
import { getMessages, getTranslations } from 'next-intl/server';
import { PageJsonLd } from '@/components/seo/json-ld';
import { linkVariants } from '@/components/ui/button';
import { Container, Heading } from '@/components/ui/heading';
import { Link } from '@/components/ui/link';
import { type FormArea, specOf } from '@/lib/form-areas';
import { type LegalPath, menus, publicPages } from '@/lib/public-pages';
import { hoursInWords, site } from '@/lib/site';
import { messages } from '@/messages/es';

/** A fact that a legal text inserts as `{key}`: a text, or a text with a link. */
type Fact = { text: string; href?: string };

const { address, company, email, phone } = site;
const mail = (to: string): Fact => ({ text: to, href: `mailto:${to}` });
const months = (area: FormArea): Fact => ({ text: `${specOf(area).retentionMonths}\u00a0meses` });

/** A calendar day in words; noon gives the same day in every time zone. */
export const dayInWords = (day: string): string =>
  new Intl.DateTimeFormat(site.locale, { dateStyle: 'long', timeZone: site.timeZone }).format(
    new Date(`${day}T12:00:00Z`),
  );

/** All facts that the legal texts may insert. The owner's facts come from lib/site.ts only. */
export const facts: Readonly<Record<string, Fact>> = {
  name: { text: site.name },
  publisher: { text: site.publisher },
  legalName: { text: company.legalName },
  nif: { text: company.nif },
  registry: { text: company.registry },
  address: {
    text: `${address.street}, ${address.postalCode}\u00a0${address.city}`,
  },
  city: { text: address.city },
  phone: { text: phone.display, href: phone.href },
  email: mail(email.info),
  privacyEmail: mail(email.privacy),
  dpoEmail: mail(email.dataProtectionOfficer),
  hours: { text: hoursInWords },
  consentVersion: { text: messages.legalDocuments.privacy.updated },
  updated: { text: dayInWords(messages.legalDocuments.accessibility.updated) },
  retentionContact: months('contacto'),
  retentionEditorial: months('editorial'),
  retentionArt: months('dauro-arte'),
  retentionServices: months('servicios'),
  privacy: { text: 'política de privacidad', href: '/privacidad' },
  terms: { text: 'términos y condiciones', href: '/terminos' },
  legalNotice: { text: 'aviso legal', href: '/aviso-legal' },
  cookies: { text: 'política de cookies', href: '/cookies' },
  contact: { text: 'formulario de contacto', href: '/contacto' },
  aepd: { text: 'Agencia Española de Protección de Datos', href: 'https://www.aepd.es/' },
  complaints: { text: 'Consumo Responde', href: 'https://www.consumoresponde.es/' },
  ecc: { text: 'Centro Europeo del Consumidor', href: 'https://cec.consumo.gob.es/' },
};

/** Splits a text into words and facts. An unknown `{key}` stays in the text. */
export function piecesOf(text: string): { key: string; fact: Fact }[] {
  return text.split(/(\{\w+\})/).flatMap((piece, index) => {
    if (!piece) return [];
    const fact = facts[piece.slice(1, -1)] ?? { text: piece };
    return [{ key: `${index}`, fact: piece.startsWith('{') ? fact : { text: piece } }];
  });
}

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

/** The points that a lawyer must confirm, shown on the page so that the text is not taken for a reviewed one. */
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
    <nav aria-labelledby="indice" className="text-small lg:sticky lg:top-24">
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

function LegalBlockView({ block }: { block: LegalBlock }) {
  if (typeof block === 'string') {
    return (
      <p>
        <LegalText text={block} />
      </p>
    );
  }
  if (block.title) return <h3>{block.title}</h3>;
  if (block.list) return <ul>{items(block.list)}</ul>;
  if (block.steps) return <ol>{items(block.steps)}</ol>;
  if (block.facts) return <Facts facts={block.facts} />;
  if (block.form) return <Letter lines={block.form} />;
  return null;
}

const items = (texts: string[]) =>
  texts.map((text) => (
    <li key={text}>
      <LegalText text={text} />
    </li>
  ));

function Facts({ facts }: { facts: { term: string; text: string }[] }) {
  return (
    <dl className="border-line border-t">
      {facts.map(({ term, text }) => (
        <div
          key={term}
          className="grid grid-cols-1 gap-x-6 border-line border-b py-3 wrap-anywhere sm:grid-cols-[minmax(0,1fr)_minmax(0,3fr)]"
        >
          <dt className="hyphens-manual text-ink-soft text-small sm:pt-0.5">{term}</dt>
          <dd>
            <LegalText text={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Letter({ lines }: { lines: string[] }) {
  return (
    <div
      data-print="sheet"
      className="hyphens-manual bg-paper-bright px-6 py-8 shadow-book sm:px-10 sm:py-12"
    >
      {lines.map((line) => (
        <p key={line} data-blank={line.endsWith(':') || undefined} className="not-first:mt-5">
          <LegalText text={line} />
        </p>
      ))}
    </div>
  );
}

function LegalText({ text }: { text: string }) {
  return piecesOf(text).map(({ key, fact: { text: words, href } }) => {
    if (!href) return words;
    if (href.startsWith('/')) {
      return (
        <Link key={key} href={href as Route}>
          {words}
        </Link>
      );
    }
    return (
      <a key={key} href={href}>
        {words}
      </a>
    );
  });
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

/** The structure of a legal text. Optional parts may be undefined, because the texts come from JSON. */
type LegalBlock =
  | string
  | {
      title?: string | undefined;
      list?: string[] | undefined;
      steps?: string[] | undefined;
      facts?: { term: string; text: string }[] | undefined;
      /** A form letter to copy and fill in. */
      form?: string[] | undefined;
    };

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
