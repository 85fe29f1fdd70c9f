'use client';

import { useTranslations } from 'next-intl';
import { redo, undo } from 'prosemirror-history';
import type { Command, EditorState } from 'prosemirror-state';
import { Toolbar } from 'radix-ui';
import { Tooltip } from '@/app/admin/_frame/ui/tooltip';
import {
  commands,
  type Insert,
  inserts,
  isOn,
  toggles,
} from '@/app/admin/blog-posts/_visual/commands';
import {
  ToolIcon,
  type VisualTool,
  visualShortcuts,
} from '@/app/admin/blog-posts/_visual/visual-shortcuts';

const ToolSeparator = () => (
  <Toolbar.Separator className="mx-1 h-6 w-px shrink-0 bg-line-strong/50 max-sm:hidden" />
);

type ToolsProps = {
  tool: VisualTool;
  shortcut: { shown: string; aria: string };
  /** Omitted for tools that are no toggles. */
  pressed?: boolean;
  /** Whether the tool has no effect now. The button stays focusable. */
  idle?: boolean;
  onPress: () => void;
};

function ToolButton({ tool, shortcut: { shown, aria }, pressed, idle, onPress }: ToolsProps) {
  const t = useTranslations('posts.visual.tools');
  return (
    <Tooltip content={`${t(tool)} (${shown})`}>
      <Toolbar.Button
        aria-label={t(tool)}
        aria-keyshortcuts={aria}
        aria-pressed={pressed}
        aria-disabled={idle || undefined}
        className="grid size-10 shrink-0 cursor-pointer place-items-center rounded-sm text-ink hover:bg-paper-deep aria-disabled:cursor-default aria-disabled:text-ink-faint aria-disabled:hover:bg-transparent aria-pressed:bg-ink aria-pressed:text-paper -outline-offset-3 sm:size-9"
        // Prevents the button from taking the focus, so that the selection in the text stays.
        onMouseDown={(event) => event.preventDefault()}
        onClick={onPress}
      >
        <ToolIcon tool={tool} />
      </Toolbar.Button>
    </Tooltip>
  );
}

type Props = {
  state: EditorState;
  onCommand: (command: Command) => void;
  onLink: () => void;
  onInsert: (insert: Insert) => void;
};

export function VisualToolbar({ state, onCommand, onLink, onInsert }: Props) {
  const t = useTranslations('posts.visual');
  const keys = visualShortcuts;
  return (
    <Toolbar.Root aria-label={t('toolbar')} className="visual-toolbar">
      {toggles.map((tool) => (
        <ToolButton
          key={tool}
          tool={tool}
          shortcut={keys[tool]}
          pressed={isOn(state, tool)}
          onPress={() => onCommand(commands[tool])}
        />
      ))}
      <ToolSeparator />
      <ToolButton tool="link" shortcut={keys.link} onPress={onLink} />
      {inserts.map((tool) => (
        <ToolButton key={tool} tool={tool} shortcut={keys[tool]} onPress={() => onInsert(tool)} />
      ))}
      <ToolSeparator />
      <ToolButton
        tool="undo"
        shortcut={keys.undo}
        idle={!undo(state)}
        onPress={() => onCommand(undo)}
      />
      <ToolButton
        tool="redo"
        shortcut={keys.redo}
        idle={!redo(state)}
        onPress={() => onCommand(redo)}
      />
    </Toolbar.Root>
  );
}
