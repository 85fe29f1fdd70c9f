import type { ReactNode } from 'react';
import { MarginWall } from '@/components/art/margin-wall';
import { Container } from '@/components/ui/container';

export function AuthFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="relative">
      <MarginWall />
      <Container className="py-12 sm:py-20">
        <div className="flex max-w-md flex-col gap-8">
          <h1 className="font-display text-h2 tracking-tight">{title}</h1>
          {children}
        </div>
      </Container>
    </div>
  );
}
