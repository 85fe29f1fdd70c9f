import { useMessages, useTranslations } from 'next-intl';
import { AdminForm } from '@/components/admin/admin-form';
import { AdminLink } from '@/components/admin/navigation';
import { buttonVariants } from '@/components/ui/button';
import { removePost } from '@/lib/blog/editor/actions';
import { withinQuotes } from '@/lib/text/within-quotes';

/** The confirmation of DeletePost as part of the page, for browsers without JavaScript. */
export function DeleteQuestion({ id, title }: { id: string; title: string }) {
  const t = useTranslations('posts.remove');
  const texts = useMessages().posts.remove;
  return (
    <AdminForm
      action={removePost}
      texts={texts}
      hidden={{ id }}
      button={{ variant: 'danger' }}
      beside={
        <AdminLink
          href="/admin/blog-posts"
          className={buttonVariants({ variant: 'outline', size: 'sm' })}
        >
          {t('cancel')}
        </AdminLink>
      }
      className="mb-8 border-danger border-l-4 bg-danger-tint px-5 py-4"
    >
      <h2 className="text-h4">{t('title')}</h2>
      <p className="mt-1 text-small wrap-anywhere">
        {t('description', { title: withinQuotes(title) })}
      </p>
    </AdminForm>
  );
}
