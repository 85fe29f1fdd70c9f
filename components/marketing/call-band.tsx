import type { ReactNode } from 'react';
import { Container, Section } from '@/components/ui/container';
import { Heading } from '@/components/ui/heading';

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
