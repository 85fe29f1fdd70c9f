import type { ReactNode } from 'react';
import type { SortLink } from '@/lib/paging/sort';

export type DataColumn = {
  id: string;
  label: string;
  className?: string;
  /** The classes that hide the column on small screens, unless the editor has chosen to show it. */
  from?: string;
  /** The column is the heading of the row and always shown. */
  heads?: true;
  /** The column is always shown. */
  fixed?: true;
  sort?: Pick<SortLink, 'now'> & { href: string };
};

export type DataRow = {
  id: string;
  label: string;
  cells: Readonly<Record<string, ReactNode>>;
};
