'use client';

import { useTranslations } from 'next-intl';
import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { SidebarMenuBadge } from '@/app/admin/_frame/ui/sidebar';
import type { FormArea } from '@/lib/form-areas';

type Waiting = Partial<Record<FormArea, number>>;
type Value = { waiting: Waiting; setWaiting: (waiting: Waiting) => void };

const WaitingContext = createContext<Value>({ waiting: {}, setWaiting: () => undefined });

/** The database stops counting above this number (`waiting_counts`). */
const most = 99;

/** The layout renders only once, so each page passes newer numbers through `WaitingNow`. */
export function WaitingProvider({ initial, children }: { initial: Waiting; children: ReactNode }) {
  const [waiting, setWaiting] = useState(initial);
  return <WaitingContext value={{ waiting, setWaiting }}>{children}</WaitingContext>;
}

export function WaitingNow({ waiting }: { waiting: Waiting }) {
  const { setWaiting } = use(WaitingContext);
  useEffect(() => setWaiting(waiting), [waiting, setWaiting]);
  return null;
}

export function WaitingBadge({ area }: { area: FormArea }) {
  const t = useTranslations('admin');
  const count = use(WaitingContext).waiting[area] ?? 0;
  if (count === 0) return null;
  return (
    <SidebarMenuBadge>
      <span>{count > most ? `${most}+` : count}</span>
      <span className="sr-only"> {t('waiting')}</span>
    </SidebarMenuBadge>
  );
}
