'use client';

import { useTranslations } from 'next-intl';
import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { SidebarMenuBadge } from '@/components/ui/sidebar';
import type { FormArea } from '@/lib/form-areas';

type Waiting = Partial<Record<FormArea, number>>;
type Value = { waiting: Waiting; setWaiting: (waiting: Waiting) => void };

const WaitingContext = createContext<Value>({ waiting: {}, setWaiting: () => undefined });

/** The database counts no further (`waiting_counts`). */
const most = 99;

/** Keeps the numbers of the menu: a layout is rendered once, and the pages inside bring newer ones. */
export function WaitingProvider({ initial, children }: { initial: Waiting; children: ReactNode }) {
  const [waiting, setWaiting] = useState(initial);
  return <WaitingContext value={{ waiting, setWaiting }}>{children}</WaitingContext>;
}

/** The numbers as the page knows them that is being shown. */
export function WaitingNow({ waiting }: { waiting: Waiting }) {
  const { setWaiting } = use(WaitingContext);
  useEffect(() => setWaiting(waiting), [waiting, setWaiting]);
  return null;
}

/** How many new entries a list has; nothing when there are none. */
export function WaitingBadge({ area }: { area: FormArea }) {
  const t = useTranslations('admin');
  const count = use(WaitingContext).waiting[area] ?? 0;
  if (count === 0) return null;
  return (
    <SidebarMenuBadge>
      {count > most ? `${most}+` : count}
      <span className="sr-only"> {t('waiting')}</span>
    </SidebarMenuBadge>
  );
}
