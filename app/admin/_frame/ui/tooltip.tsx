'use client';
import { Tooltip as Primitive } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';

/**
 * The name of an icon button, shown on hover and focus; the button has the same accessible name. It opens below, since
 * bars have their next row of buttons above them.
 */
export function Tooltip({ content, children }: { content: ReactNode; children: ReactElement }) {
  return (
    <Primitive.Provider delayDuration={400}>
      <Primitive.Root>
        <Primitive.Trigger asChild>{children}</Primitive.Trigger>
        <Primitive.Portal>
          <Primitive.Content
            side="bottom"
            sideOffset={6}
            collisionPadding={8}
            className="z-50 rounded-sm bg-ink px-2.5 py-1.5 text-caption text-paper"
          >
            {content}
          </Primitive.Content>
        </Primitive.Portal>
      </Primitive.Root>
    </Primitive.Provider>
  );
}
