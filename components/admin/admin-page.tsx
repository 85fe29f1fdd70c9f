import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Callout } from '@/components/ui/callout';

type Props = { title: string; notice?: string | string[] | undefined; children: ReactNode };

/** A page of the back-office: its heading, what went wrong on the way here, and the rest. */
export async function AdminPage({ title, notice, children }: Props) {
  const t = await getTranslations('admin');
  const key = (['archivo', 'post'] as const).find((known) => known === notice);
  return (
    <>
      <h1 className="mb-6 font-display text-h3 tracking-tight">{title}</h1>
      {key ? (
        <Callout tone="error" className="mb-6">
          {t(`notice.${key}`)}
        </Callout>
      ) : null}
      {children}
    </>
  );
}
