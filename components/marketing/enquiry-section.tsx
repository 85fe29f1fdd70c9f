import type { ReactNode } from 'react';
import { Container, Section } from '@/components/ui/container';
import { Heading } from '@/components/ui/heading';

type EnquirySectionProps = {
  id: string;
  title: string;
  text: string;
  /** What helps us answer, and the words that lead into it. */
  hints: { lead: string; items: string[] };
  children: ReactNode;
};

/** Where an area is asked something: the question on the left; on the right what to tell, and the way to tell it. */
export function EnquirySection({ id, title, text, hints, children }: EnquirySectionProps) {
  return (
    <Section aria-labelledby={id}>
      <Container className="grid gap-x-16 gap-y-8 lg:grid-cols-12">
        <div className="lg:sticky lg:top-8 lg:col-span-6 lg:self-start">
          <Heading level={2} id={id}>
            {title}
          </Heading>
          <p className="mt-6 max-w-[44ch] text-ink-soft text-lead">{text}</p>
        </div>
        <div className="lg:col-span-5 lg:col-start-8">
          <p className="font-medium">{hints.lead}</p>
          <ul className="mt-2 mb-8">
            {hints.items.map((item) => (
              <li key={item} className="max-w-[48ch] border-line border-b py-3">
                {item}
              </li>
            ))}
          </ul>
          {children}
        </div>
      </Container>
    </Section>
  );
}
