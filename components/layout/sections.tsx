import type { ReactNode } from 'react';
import { linkVariants } from '@/components/ui/button';
import { Container, Heading, Section } from '@/components/ui/heading';
import { cn } from '@/lib/utils';

type ExternalLinkProps = {
  href: string;
  children: ReactNode;
  /** Text for screen readers: says that a new tab opens, and on which site. */
  note: string;
  className?: string;
};

export function ExternalLink({ href, children, note, className }: ExternalLinkProps) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      className={className ?? linkVariants({ variant: 'call' })}
    >
      {/* One inline element, because a button would lay out text and arrow as flex items; the arrow follows the last
      word. */}
      <span>
        {children}
        <svg
          viewBox="0 0 24 24"
          aria-hidden="true"
          className="ml-1.5 inline size-[0.8em] fill-none stroke-2 stroke-current"
        >
          <path d="M7 17 17 7M8 7h9v9" />
        </svg>
      </span>
      <span className="sr-only">{` ${note}`}</span>
    </a>
  );
}

type PageIntroProps = { title: string; lead: ReactNode; children?: ReactNode };

export function PageIntro({ title, lead, children }: PageIntroProps) {
  return (
    <Container className="grid gap-x-16 gap-y-6 pt-8 pb-12 md:pt-12 md:pb-20 lg:grid-cols-12">
      <Heading level={1} className="lg:col-span-12">
        {title}
      </Heading>
      <div className="lg:col-span-6 lg:col-start-7">
        <p className="max-w-[44ch] text-ink-soft text-lead">{lead}</p>
        {children}
      </div>
    </Container>
  );
}

type FactRowProps = {
  title: string;
  facts: Readonly<Record<string, { value: string; label: string }>>;
  className?: string;
};

export function FactRow({ title, facts, className }: FactRowProps) {
  const shown = Object.values(facts);
  return (
    <section aria-label={title} className={cn('py-16 md:py-24', className)}>
      <Container>
        <dl className="flex flex-wrap gap-x-12 gap-y-10 lg:flex-nowrap lg:gap-x-16">
          {shown.map(({ value, label }, index) => (
            <div
              key={label}
              className={cn(
                'flex min-w-[8rem] flex-1 basis-[40%] flex-col-reverse justify-end gap-3 lg:basis-0',
                drops[index % drops.length],
                // Three are in one row or in three: two above one would look incomplete.
                shown.length === 3 && 'basis-full md:basis-[26%]',
              )}
            >
              <dt className="max-w-[26ch] text-ink-soft text-small">{label}</dt>
              <dd className="whitespace-nowrap font-display text-[clamp(2.75rem,5.2vw,5rem)] text-accent leading-none tracking-tighter">
                {value}
              </dd>
            </div>
          ))}
        </dl>
      </Container>
    </section>
  );
}

const drops = ['', 'lg:mt-10', 'lg:mt-20', 'lg:mt-30'];

type TextSpreadProps = {
  id: string;
  title: string;
  paragraphs: Readonly<Record<string, string>>;
  children?: ReactNode;
};

export function TextSpread({ id, title, paragraphs, children }: TextSpreadProps) {
  const [first, ...others] = Object.values(paragraphs);
  return (
    <Section aria-labelledby={id}>
      <Container className="grid items-baseline gap-x-16 gap-y-8 lg:grid-cols-12">
        <Heading level={2} id={id} className="lg:col-span-4">
          {title}
        </Heading>
        <div className="max-w-(--measure) lg:col-span-7 lg:col-start-6">
          <p className="font-display text-h3 leading-[1.28] tracking-tight">{first}</p>
          {others.map((paragraph) => (
            <p key={paragraph} className="mt-6 hyphens-auto">
              {paragraph}
            </p>
          ))}
          {children ? <div className="mt-8">{children}</div> : null}
        </div>
      </Container>
    </Section>
  );
}

type CallBandProps = { id: string; title: string; text: string; children: ReactNode };

/** A band with a question, a sentence and a link. It starts outside the left edge by design. */
export function CallBand({ id, title, text, children }: CallBandProps) {
  return (
    <Section aria-labelledby={id}>
      <Container className="grid gap-8 lg:grid-cols-12">
        <Heading level={2} id={id} className="lg:col-span-7 lg:col-start-3">
          {title}
        </Heading>
        <div className="lg:col-span-5 lg:col-start-5">
          <p className="max-w-[48ch] text-ink-soft text-lead">{text}</p>
          <div className="mt-8">{children}</div>
        </div>
      </Container>
    </Section>
  );
}
