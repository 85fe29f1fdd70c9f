import { useTranslations } from 'next-intl';
import { redo, undo } from 'prosemirror-history';
import type { Command, EditorState } from 'prosemirror-state';
import { Toolbar } from 'radix-ui';
import { type Insert, inserts } from '@/components/admin/posts/insert/insertion';
import { commands, isOn, toggles } from '@/components/admin/posts/visual/commands';
import { ToolIcon, type VisualTool } from '@/components/admin/posts/visual/tool-icon';
import { visualShortcuts } from '@/components/admin/posts/visual/visual-shortcuts';
import { Tooltip } from '@/components/ui/tooltip';

type Props = {
  state: EditorState;
  onCommand: (command: Command) => void;
  onLink: () => void;
  onInsert: (insert: Insert) => void;
};

/** The tools of the visual editor, with the names and keys of the Markdown ones. Arrow keys go from one to the next. */
export function VisualToolbar({ state, onCommand, onLink, onInsert }: Props) {
  const t = useTranslations('posts.markdown');
  return (
    <Toolbar.Root
      aria-label={t('toolbar')}
      className="flex flex-wrap items-center border-line border-b bg-paper-deep p-1"
    >
      {toggles.map((tool) => (
        <Tool
          key={tool}
          tool={tool}
          pressed={isOn(state, tool)}
          onPress={() => onCommand(commands[tool])}
        />
      ))}
      <Separator />
      <Tool tool="link" onPress={onLink} />
      {inserts.map((tool) => (
        <Tool key={tool} tool={tool} onPress={() => onInsert(tool)} />
      ))}
      <Separator />
      <Tool tool="undo" idle={!undo(state)} onPress={() => onCommand(undo)} />
      <Tool tool="redo" idle={!redo(state)} onPress={() => onCommand(redo)} />
    </Toolbar.Root>
  );
}

const Separator = () => (
  <Toolbar.Separator className="mx-1 h-6 w-px bg-line-strong/50 max-sm:hidden" />
);

type ToolProps = {
  tool: VisualTool;
  /** Missing for what is done once. */
  pressed?: boolean;
  /** Has nothing to do now, and stays in the order of the keyboard. */
  idle?: boolean;
  onPress: () => void;
};

function Tool({ tool, pressed, idle, onPress }: ToolProps) {
  const t = useTranslations('posts.visual.tools');
  const { shown, aria } = visualShortcuts[tool];
  return (
    <Tooltip content={`${t(tool)} (${shown})`}>
      <Toolbar.Button
        aria-label={t(tool)}
        aria-keyshortcuts={aria}
        aria-pressed={pressed}
        aria-disabled={idle || undefined}
        className="grid size-10 sm:size-9 cursor-pointer place-items-center rounded-sm text-ink hover:bg-paper aria-disabled:cursor-default aria-disabled:text-ink-faint aria-disabled:hover:bg-transparent aria-pressed:bg-ink aria-pressed:text-paper"
        // A press must not take the cursor out of the text.
        onMouseDown={(event) => event.preventDefault()}
        onClick={onPress}
      >
        <ToolIcon tool={tool} />
      </Toolbar.Button>
    </Tooltip>
  );
}
