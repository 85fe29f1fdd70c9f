import { useMessages, useTranslations } from 'next-intl';
import { AdminForm } from '@/app/admin/_frame/admin-form';
import { formatDateTime } from '@/app/admin/_frame/labels';
import { Badge } from '@/app/admin/_frame/ui/badge';
import { endOthers } from '@/app/admin/cuenta/actions';
import type { Session } from '@/app/admin/cuenta/queries';
import { Section } from '@/app/admin/cuenta/sections';

export function SessionsSection({ sessions }: { sessions: readonly Session[] }) {
  const t = useTranslations('admin.account.sessions');
  const texts = useMessages().admin.account.sessions;
  return (
    <Section id="sesiones" title={texts.title}>
      <p className="mb-4 max-w-prose text-ink-soft text-small">{texts.intro}</p>
      <ul className="mb-6 divide-y divide-line text-small">
        {sessions.map(({ id, address, createdAt, usedAt, isCurrent }) => (
          <li key={id} className="py-3">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="font-medium">
                {address ? t('from', { address }) : texts.unknown}
              </span>
              {isCurrent ? <Badge tone="success">{texts.current}</Badge> : null}
            </p>
            <p className="text-caption text-ink-soft">
              {[
                t('used', { when: formatDateTime(usedAt) }),
                t('since', { when: formatDateTime(createdAt) }),
              ].join(' · ')}
            </p>
          </li>
        ))}
      </ul>
      {sessions.length > 1 ? (
        <AdminForm
          action={endOthers}
          texts={{ ...texts, submit: texts.end, success: texts.ended }}
          button={{ variant: 'outline' }}
        />
      ) : null}
    </Section>
  );
}
