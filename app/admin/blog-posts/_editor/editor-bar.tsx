'use client';

import type { Route } from 'next';
import { useTranslations } from 'next-intl';
import { PostStatusBadge } from '@/app/admin/_frame/labels';
import { AdminLink } from '@/app/admin/_frame/navigation';
import type { EditorPost } from '@/app/admin/blog-posts/_editor/editor-types';
import { type Intent, saveKey } from '@/app/admin/blog-posts/_editor/use-post-editor';
import { DeletePost } from '@/app/admin/blog-posts/delete-post';
import { isPublic } from '@/app/admin/blog-posts/publication';
import { Button } from '@/components/ui/button';
import { notify } from '@/components/ui/notify';
import { Tooltip } from '@/components/ui/tooltip';
import { pathOf } from '@/lib/parameter-pages';

const quiet =
  'inline-flex min-h-10 items-center font-normal text-caption underline underline-offset-4 sm:max-xl:text-small 2xl:text-small';

type Props = {
  post: EditorPost;
  title: string;
  dirty: boolean;
  pending: Intent | null;
  onShare: () => void;
  /** Opens the publish dialog; null for a post that is already public. */
  onPlan: (() => void) | null;
  onDeleted: () => void;
};

/**
 * The actions for the post, sticky at the top. In narrow windows only the row with the save button is sticky:
 * `contents` removes the box of the section, so that the form becomes the containing block of that row.
 */
export function EditorBar({ post, title, dirty, pending, onShare, onPlan, onDeleted }: Props) {
  const t = useTranslations('posts.editor');
  // `aria-disabled` while the post is being saved, because a disabled button loses the focus.
  return (
    <section
      aria-label={t('bar')}
      data-print="hide"
      className="-mx-8 top-0 z-10 flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-b bg-paper-bright px-8 py-2 max-xl:contents xl:sticky"
    >
      <div className="flex flex-1 flex-wrap items-center gap-x-4 gap-y-2 max-xl:-mb-6 max-xl:flex-none">
        <div className="mr-auto">
          <PostStatusBadge status={post.status} />
        </div>
        <div className="flex flex-wrap gap-x-2.5 sm:gap-x-4">
          <PreviewButton id={post.id} />
          {post.id ? (
            <>
              {isPublic({ ...post.values, status: post.status }) ? (
                <a
                  href={pathOf('post', post.slug)}
                  target="_blank"
                  rel="noopener"
                  className={quiet}
                >
                  {t('viewPublic')}
                </a>
              ) : null}
              <Button variant="link" size="bare" className={quiet} onClick={onShare}>
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
            </>
          ) : null}
        </div>
        <Button
          type="submit"
          name="intent"
          value="publish"
          variant="outline"
          size="sm"
          className="max-sm:w-full"
          aria-disabled={pending !== null}
        >
          {pending === 'publish' ? t('publishing') : t('publish')}
        </Button>
      </div>
      <div className="top-0 z-10 flex items-center gap-3 max-xl:sticky max-xl:-mx-4 max-xl:border-line max-xl:border-b max-xl:bg-paper-bright max-xl:px-4 max-xl:py-2 max-xl:md:-mx-8 max-xl:md:px-8">
        <p role="status" className="mr-auto text-caption text-ink-soft">
          {dirty ? t('unsaved') : post.id ? t('unchanged') : ''}
        </p>
        {onPlan ? (
          <Button
            variant="outline"
            size="sm"
            aria-haspopup="dialog"
            aria-disabled={pending !== null}
            onClick={onPlan}
          >
            {t('plan')}
          </Button>
        ) : null}
        <Tooltip content={saveKey.shown}>
          <Button
            type="submit"
            name="intent"
            value="save"
            size="sm"
            aria-keyshortcuts={saveKey.aria}
            aria-disabled={pending !== null}
          >
            {pending === 'save' ? t('saving') : t('save')}
          </Button>
        </Tooltip>
      </div>
    </section>
  );
}

/** A post that was never saved has no preview (requirement 6.6). */
function PreviewButton({ id }: { id: string }) {
  const t = useTranslations('posts.editor');
  if (id) {
    return (
      <a href={`/admin/blog-posts/preview/${id}`} target="_blank" rel="noopener" className={quiet}>
        {t('preview')}
      </a>
    );
  }
  return (
    <button
      type="button"
      className={`${quiet} cursor-pointer`}
      onClick={() => void notify({ kind: 'error', title: t('previewFirst') })}
    >
      {t('preview')}
    </button>
  );
}
