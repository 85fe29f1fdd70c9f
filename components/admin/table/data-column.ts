import type { ReactNode } from 'react';
import type { SortLink } from '@/lib/paging/sort';

/** A column of a list. */
export type DataColumn = {
  id: string;
  label: string;
  className?: string;
  /** Hides it where the screen is too small, unless it was chosen. */
  from?: string;
  /** The name of the row, which is always shown. */
  heads?: true;
  /** Always shown. */
  fixed?: true;
  sort?: Pick<SortLink, 'now'> & { href: string };
};

/** A row whose cells the server has rendered, by column. `label` names it for assistive technology. */
export type DataRow = {
  id: string;
  label: string;
  cells: Readonly<Record<string, ReactNode>>;
};
