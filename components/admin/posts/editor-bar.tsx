'use client';

import type { Route } from 'next';
import { useTranslations } from 'next-intl';
import { AdminLink } from '@/components/admin/navigation';
import { DeletePost } from '@/components/admin/posts/delete-post';
import type { EditorPost } from '@/components/admin/posts/editor-types';
import { PostStatusBadge } from '@/components/admin/posts/post-status-badge';
import type { Intent } from '@/components/admin/posts/use-post-editor';
import { Button, buttonVariants } from '@/components/ui/button';
import { notify } from '@/components/ui/notify';
import { isPublic } from '@/lib/blog/editor/publication';

type Props = {
  post: EditorPost;
  title: string;
  dirty: boolean;
  pending: Intent | null;
  onShare: () => void;
  /** Asks when it is to be public; missing where readers have it already. */
  onPlan: (() => void) | null;
  onDeleted: () => void;
};

/** What one can do with the post, always at hand while the text scrolls by. */
export function EditorBar({ post, title, dirty, pending, onShare, onPlan, onDeleted }: Props) {
  const t = useTranslations('posts.editor');
  const quiet =
    'inline-flex min-h-10 items-center text-caption underline underline-offset-4 sm:text-small';
  return (
    <section
      aria-label={t('bar')}
      className="-mx-4 top-0 z-10 flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-b bg-paper-bright px-4 py-2 md:sticky md:-mx-8 md:px-8"
    >
      <div className="mr-auto flex min-h-8 items-center gap-x-4">
        <PostStatusBadge status={post.status} />
        <p role="status" className="text-caption text-ink-soft">
          {dirty ? t('unsaved') : post.id ? t('unchanged') : ''}
        </p>
      </div>
      {post.id ? (
        <div className="flex flex-wrap gap-x-2.5 max-lg:w-full sm:gap-x-4">
          {isPublic({ ...post.values, status: post.status }) ? (
            <a href={`/blog/${post.slug}`} target="_blank" rel="noopener" className={quiet}>
              {t('viewPublic')}
            </a>
          ) : null}
          <Button
            variant="link"
            size="bare"
            className="min-h-10 font-normal text-caption sm:text-small"
            onClick={onShare}
          >
            {t('share')}
          </Button>
          <AdminLink href={`/admin/blog-posts/history/${post.id}` as Route} className={quiet}>
            {t('history')}
          </AdminLink>
          <DeletePost
            id={post.id}
            title={title}
            className={`${quiet} text-danger`}
            then="/admin/blog-posts"
            onDeleted={onDeleted}
          />
        </div>
      ) : null}
      {/* Not disabled while it saves: a disabled button loses the focus of the keyboard. */}
      {/* On a phone two above two, or two above one: no button is left alone at the end of a line. */}
      <div className="grid w-full grid-cols-[auto_1fr] gap-2 py-1 sm:flex sm:w-auto sm:gap-4 sm:py-0">
        <PreviewButton id={post.id} />
        {onPlan ? (
          <Button
            variant="outline"
            size="sm"
            aria-haspopup="dialog"
            className="noscript:hidden"
            aria-disabled={pending !== null}
            onClick={onPlan}
          >
            {t('plan')}
          </Button>
        ) : null}
        <Button
          type="submit"
          name="intent"
          value="publish"
          variant="outline"
          size="sm"
          aria-disabled={pending !== null}
        >
          {pending === 'publish' ? t('publishing') : t('publish')}
        </Button>
        <Button
          type="submit"
          name="intent"
          value="save"
          size="sm"
          className={onPlan ? undefined : 'max-sm:col-span-2'}
          aria-disabled={pending !== null}
        >
          {pending === 'save' ? t('saving') : t('save')}
        </Button>
      </div>
    </section>
  );
}

/** A post that was never saved has no preview (requirement 6.6). */
function PreviewButton({ id }: { id: string }) {
  const t = useTranslations('posts.editor');
  const looks = buttonVariants({ variant: 'outline', size: 'sm' });
  if (id) {
    return (
      <a href={`/admin/blog-posts/preview/${id}`} target="_blank" rel="noopener" className={looks}>
        {t('preview')}
      </a>
    );
  }
  return (
    <button
      type="button"
      className={looks}
      onClick={() => void notify({ kind: 'error', title: t('previewFirst') })}
    >
      {t('preview')}
    </button>
  );
}
