import type { ReactNode } from 'react';
import { Mosaic } from '@/components/art/mosaic';
import { Container } from '@/components/ui/container';
import { Heading } from '@/components/ui/heading';

type ContactHeroProps = {
  title: string;
  lead: ReactNode;
  wall: 'contact' | 'thanks';
  children?: ReactNode;
};

export function ContactHero({ title, lead, wall, children }: ContactHeroProps) {
  return (
    <div className="relative overflow-hidden">
      <div className="h-36 sm:h-48 lg:absolute lg:inset-y-0 lg:right-0 lg:left-[56%] lg:h-auto">
        <Mosaic wall={wall} eager />
      </div>
      <Container className="relative pt-8 pb-12 lg:pt-12 lg:pb-20">
        <Heading level={1} className="max-w-[10ch]">
          {title}
        </Heading>
        <p className="mt-8 max-w-[34ch] text-ink-soft text-lead">{lead}</p>
        {children}
      </Container>
    </div>
  );
}
