import { type Shortcut, shortcut, shortcuts } from '@/components/admin/posts/markdown-toolbar';
import type { VisualTool } from '@/components/admin/posts/visual/tool-icon';

export const visualShortcuts: Readonly<Record<VisualTool, Shortcut>> = {
  ...shortcuts,
  subheading: shortcut('3', 'Alt'),
  ordered: shortcut('7', 'Mayús'),
  undo: shortcut('Z'),
  redo: shortcut('Y'),
};
