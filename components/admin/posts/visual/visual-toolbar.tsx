import { redo, undo } from 'prosemirror-history';
import type { Command, EditorState } from 'prosemirror-state';
import { type Insert, inserts } from '@/components/admin/posts/insert/insertion';
import { commands, isOn, toggles } from '@/components/admin/posts/visual/commands';
import { ToolButton, ToolSeparator, Tools } from '@/components/admin/posts/visual/tool-button';
import { visualShortcuts } from '@/components/admin/posts/visual/visual-shortcuts';

type Props = {
  state: EditorState;
  onCommand: (command: Command) => void;
  onLink: () => void;
  onInsert: (insert: Insert) => void;
};

export function VisualToolbar({ state, onCommand, onLink, onInsert }: Props) {
  const keys = visualShortcuts;
  return (
    <Tools className="border-line border-b">
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
    </Tools>
  );
}
