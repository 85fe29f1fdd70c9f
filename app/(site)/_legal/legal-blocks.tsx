import type { Route } from 'next';
import { Link } from '@/components/ui/link';
import { piecesOf } from './facts';

/** The structure of a legal text. Optional parts may be undefined, because the texts come from JSON. */
export type LegalBlock =
  | string
  | {
      title?: string | undefined;
      list?: string[] | undefined;
      steps?: string[] | undefined;
      facts?: { term: string; text: string }[] | undefined;
      /** A form letter to copy and fill in. */
      form?: string[] | undefined;
    };

export function LegalBlockView({ block }: { block: LegalBlock }) {
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

export function LegalText({ text }: { text: string }) {
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
