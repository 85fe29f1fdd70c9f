'use client';

import { useTranslations } from 'next-intl';
import { useActionState } from 'react';
import { AdminLink } from '@/components/admin/navigation';
import { Button, buttonVariants } from '@/components/ui/button';
import { Callout } from '@/components/ui/callout';
import { removePost } from '@/lib/blog/editor/actions';
import { withinQuotes } from '@/lib/text/within-quotes';

/** The confirmation of DeletePost as part of the page, for browsers without JavaScript. */
export function DeleteQuestion({ id, title }: { id: string; title: string }) {
  const t = useTranslations('posts.remove');
  const [result, action] = useActionState(removePost, null);
  return (
    <form action={action} className="mb-8 border-danger border-l-4 bg-danger-tint px-5 py-4">
      {result?.ok === false ? (
        <Callout tone="error" className="mb-4 px-0 py-0">
          <p className="font-semibold">{t('failed')}</p>
          <p>{t('failedHint')}</p>
        </Callout>
      ) : null}
      <h2 className="text-h4">{t('title')}</h2>
      <p className="mt-1 text-small wrap-anywhere">
        {t('description', { title: withinQuotes(title) })}
      </p>
      <input type="hidden" name="id" value={id} />
      <div className="mt-4 flex flex-wrap-reverse gap-3">
        <AdminLink
          href="/admin/blog-posts"
          className={buttonVariants({ variant: 'outline', size: 'sm' })}
        >
          {t('cancel')}
        </AdminLink>
        <Button type="submit" variant="danger" size="sm">
          {t('confirm')}
        </Button>
      </div>
    </form>
  );
}
