import { redo, undo } from 'prosemirror-history';
import type { Command, EditorState } from 'prosemirror-state';
import { shortcuts } from '@/components/admin/posts/markdown-toolbar';
import { commands, isOn, toggles } from '@/components/admin/posts/visual/commands';
import posts from '@/messages/es/posts.json';

const texts = { ...posts.markdown, ...posts.visual };

type Props = {
  state: EditorState;
  onCommand: (command: Command) => void;
  onLink: () => void;
  onImage: () => void;
};

type Button = {
  name: keyof typeof shortcuts | 'subheading' | 'ordered' | 'undo' | 'redo';
  on?: boolean;
  disabled?: boolean;
  press: () => void;
};

/** The tools of the visual editor, with the words and keys of the Markdown ones. */
export function VisualToolbar({ state, onCommand, onLink, onImage }: Props) {
  const buttons: Button[] = [
    ...toggles.map((name) => ({
      name,
      on: isOn(state, name),
      press: () => onCommand(commands[name]),
    })),
    { name: 'link', press: onLink },
    { name: 'image', press: onImage },
    { name: 'undo', disabled: !undo(state), press: () => onCommand(undo) },
    { name: 'redo', disabled: !redo(state), press: () => onCommand(redo) },
  ];
  return (
    <fieldset aria-label={texts.toolbar} className="flex flex-wrap gap-1">
      {buttons.map(({ name, on, disabled, press }) => {
        const shortcut = name in shortcuts ? shortcuts[name as keyof typeof shortcuts] : null;
        return (
          <button
            key={name}
            type="button"
            title={shortcut ? `${texts[name]} (${shortcut.shown})` : texts[name]}
            aria-keyshortcuts={shortcut?.aria}
            aria-pressed={on}
            aria-disabled={disabled || undefined}
            className="min-h-9 cursor-pointer rounded-sm border border-line bg-paper px-2.5 text-caption hover:border-ink hover:bg-paper-deep aria-disabled:cursor-default aria-disabled:border-dashed aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper"
            // A press must not take the cursor out of the text.
            onMouseDown={(event) => event.preventDefault()}
            onClick={press}
          >
            {texts[name]}
          </button>
        );
      })}
    </fieldset>
  );
}
