import type { ReactNode } from 'react';
import { Container } from '@/components/ui/container';
import { Heading } from '@/components/ui/heading';

type PageIntroProps = { title: string; lead?: ReactNode; children?: ReactNode };

export function PageIntro({ title, lead, children }: PageIntroProps) {
  return (
    <Container className="grid gap-x-16 gap-y-6 pt-8 pb-12 md:pt-12 md:pb-20 lg:grid-cols-12">
      <Heading level={1} className="lg:col-span-12">
        {title}
      </Heading>
      {lead || children ? (
        <div className="lg:col-span-6 lg:col-start-7">
          {lead ? <p className="max-w-[44ch] text-ink-soft text-lead">{lead}</p> : null}
          {children}
        </div>
      ) : null}
    </Container>
  );
}
