import { type Shortcut, shortcut, shortcuts } from '@/components/admin/posts/markdown-toolbar';
import type { VisualTool } from '@/components/admin/posts/visual/tool-icon';

/** The shortcuts of the Markdown field, and those of the tools that only the visual editor has. */
export const visualShortcuts: Readonly<Record<VisualTool, Shortcut>> = {
  ...shortcuts,
  subheading: shortcut('3', 'Alt'),
  ordered: shortcut('7', 'Mayús'),
  undo: shortcut('Z'),
  redo: shortcut('Y'),
};
