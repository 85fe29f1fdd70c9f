import { digit, plain, type Shortcut, shortcuts } from '@/components/admin/posts/markdown-toolbar';
import type { VisualTool } from '@/components/admin/posts/visual/tool-icon';

/** The shortcuts of the Markdown field, and those of the tools that only the visual editor has. */
export const visualShortcuts: Readonly<Record<VisualTool, Shortcut>> = {
  ...shortcuts,
  subheading: digit(3, 'Alt'),
  ordered: digit(7, 'Mayús'),
  undo: plain('Z'),
  redo: plain('Y'),
};
