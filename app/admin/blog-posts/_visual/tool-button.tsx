'use client';

import { useTranslations } from 'next-intl';
import { Toolbar } from 'radix-ui';
import type { ReactNode } from 'react';
import { ToolIcon, type VisualTool } from '@/app/admin/blog-posts/_visual/tool-icon';
import { Tooltip } from '@/components/ui/tooltip';
import { cn } from '@/lib/utils';

export function Tools({ className, children }: { className?: string; children: ReactNode }) {
  const t = useTranslations('posts.visual');
  return (
    <Toolbar.Root
      aria-label={t('toolbar')}
      className={cn('flex flex-wrap items-center bg-paper-deep p-1 sm:flex-nowrap', className)}
    >
      {children}
    </Toolbar.Root>
  );
}

export const ToolSeparator = () => (
  <Toolbar.Separator className="mx-1 h-6 w-px shrink-0 bg-line-strong/50 max-sm:hidden" />
);

type Props = {
  tool: VisualTool;
  shortcut: { shown: string; aria: string };
  /** Omitted for tools that are no toggles. */
  pressed?: boolean;
  /** Whether the tool has no effect now. The button stays focusable. */
  idle?: boolean;
  onPress: () => void;
};

export function ToolButton({ tool, shortcut: { shown, aria }, pressed, idle, onPress }: Props) {
  const t = useTranslations('posts.visual.tools');
  return (
    <Tooltip content={`${t(tool)} (${shown})`}>
      <Toolbar.Button
        aria-label={t(tool)}
        aria-keyshortcuts={aria}
        aria-pressed={pressed}
        aria-disabled={idle || undefined}
        className="grid size-10 cursor-pointer place-items-center rounded-sm text-ink hover:bg-paper aria-disabled:cursor-default aria-disabled:text-ink-faint aria-disabled:hover:bg-transparent aria-pressed:bg-ink aria-pressed:text-paper sm:h-9 sm:w-9 sm:min-w-7"
        // Prevents the button from taking the focus, so that the selection in the text stays.
        onMouseDown={(event) => event.preventDefault()}
        onClick={onPress}
      >
        <ToolIcon tool={tool} />
      </Toolbar.Button>
    </Tooltip>
  );
}
