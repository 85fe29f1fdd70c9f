'use client';

import { useTranslations } from 'next-intl';
import { useActionState } from 'react';
import { Button } from '@/components/ui/button';
import { Callout } from '@/components/ui/callout';
import { restorePost } from '@/lib/blog/editor/actions';

type Props = { id: string; revision: string; token: string };

/** Restores an earlier version. It needs no confirmation, because the current version stays in the history. */
export function RestoreForm({ id, revision, token }: Props) {
  const t = useTranslations('posts.history');
  const [result, action, pending] = useActionState(restorePost, null);
  return (
    <form action={action} className="mt-4 flex flex-col items-start gap-3">
      {result?.ok === false ? (
        <Callout tone="error">
          <p className="font-semibold">{t('failed')}</p>
          {result.error === 'conflict' ? <p>{t('conflict')}</p> : null}
        </Callout>
      ) : null}
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="revision" value={revision} />
      <input type="hidden" name="token" value={token} />
      <p className="max-w-prose text-ink-soft text-small">{t('restoreHint')}</p>
      <Button type="submit" size="sm" disabled={pending}>
        {t('restore')}
      </Button>
    </form>
  );
}
