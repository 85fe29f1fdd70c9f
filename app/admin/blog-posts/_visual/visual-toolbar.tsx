import { redo, undo } from 'prosemirror-history';
import type { Command, EditorState } from 'prosemirror-state';
import { type Insert, inserts } from '@/app/admin/blog-posts/_editor/insertion';
import { commands, isOn, toggles } from '@/app/admin/blog-posts/_visual/commands';
import { ToolButton, ToolSeparator, Tools } from '@/app/admin/blog-posts/_visual/tool-button';
import { visualShortcuts } from '@/app/admin/blog-posts/_visual/visual-shortcuts';

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
