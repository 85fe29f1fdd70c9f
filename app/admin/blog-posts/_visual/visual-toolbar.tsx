'use client';

import { useTranslations } from 'next-intl';
import type { EditorState } from 'prosemirror-state';
import { Toolbar } from 'radix-ui';
import { Fragment } from 'react';
import { Tooltip } from '@/app/admin/_frame/ui/tooltip';
import { commands, inserts, isOn } from './commands';
import { ToolIcon, type VisualTool, visualShortcuts } from './visual-shortcuts';

type ToolsProps = { state: EditorState; onTool: (tool: VisualTool) => void };

function ToolButton({ tool, state, onTool }: ToolsProps & { tool: VisualTool }) {
  const t = useTranslations('posts.visual.tools');
  const { shown, aria } = visualShortcuts[tool];
  // The button stays focusable while the tool has no effect.
  const isIdle = (tool === 'undo' || tool === 'redo') && !commands[tool](state);
  return (
    <Tooltip content={`${t(tool)} (${shown})`}>
      <Toolbar.Button
        aria-label={t(tool)}
        aria-keyshortcuts={aria}
        aria-pressed={isOn(state, tool)}
        aria-disabled={isIdle || undefined}
        className="grid size-10 shrink-0 cursor-pointer place-items-center rounded-sm text-ink hover:bg-paper-deep aria-disabled:cursor-default aria-disabled:text-ink-faint aria-disabled:hover:bg-transparent aria-pressed:bg-ink aria-pressed:text-paper -outline-offset-3 sm:size-9"
        // Prevents the button from taking the focus, so that the selection in the text stays.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => onTool(tool)}
      >
        <ToolIcon tool={tool} />
      </Toolbar.Button>
    </Tooltip>
  );
}

const groups: readonly (readonly [VisualTool, ...VisualTool[]])[] = [
  ['bold', 'italic', 'heading', 'subheading', 'list', 'ordered', 'quote'],
  ['link', ...inserts],
  ['undo', 'redo'],
];

export function VisualToolbar({ state, onTool }: ToolsProps) {
  const t = useTranslations('posts.visual');
  return (
    <Toolbar.Root aria-label={t('toolbar')} className="visual-toolbar">
      {groups.map((tools, index) => (
        <Fragment key={tools[0]}>
          {index > 0 ? (
            <Toolbar.Separator className="mx-1 h-6 w-px shrink-0 bg-line-strong/50 max-sm:hidden" />
          ) : null}
          {tools.map((tool) => (
            <ToolButton key={tool} tool={tool} state={state} onTool={onTool} />
          ))}
        </Fragment>
      ))}
    </Toolbar.Root>
  );
}
