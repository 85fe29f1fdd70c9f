import type { ReactNode } from 'react';
import { Container, Section } from '@/components/ui/container';
import { Heading } from '@/components/ui/heading';

type TextSpreadProps = { id: string; title: string; paragraphs: string[]; children?: ReactNode };

export function TextSpread({ id, title, paragraphs, children }: TextSpreadProps) {
  const [first, ...others] = paragraphs;
  return (
    <Section aria-labelledby={id}>
      <Container className="grid gap-x-16 gap-y-8 lg:grid-cols-12">
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
