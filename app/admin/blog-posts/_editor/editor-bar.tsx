'use client';

import { useTranslations } from 'next-intl';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { StatusBadge } from '@/app/admin/_frame/labels';
import { AdminLink } from '@/app/admin/_frame/navigation';
import { Tooltip } from '@/app/admin/_frame/ui/tooltip';
import { DeletePost } from '@/app/admin/blog-posts/delete-post';
import { type Intent, isPublic } from '@/app/admin/blog-posts/schema';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { notify } from '@/components/ui/notify';
import { pathOf } from '@/lib/parameter-pages';
import { serverNow } from './server-clock';
import { type EditorPost, saveKey } from './use-post-editor';

/** On the smallest screens «Vista previa» breaks into two lines beside the buttons. */
const quiet =
  'inline-flex min-h-10 items-center font-normal text-caption underline underline-offset-4 max-sm:leading-tight sm:whitespace-nowrap sm:text-small';

export const panelId = 'ajustes-del-post';
const wide = '(width >= 64rem)';

/**
 * Whether the panel is open as a drawer below the bar. In wide windows it stands beside the text, and this is false. While
 * it is open the page does not scroll, so the place of the bar is measured once.
 */
export function useDrawer(form: RefObject<HTMLFormElement | null>) {
  const [isOpen, setOpen] = useState(false);
  // Zooming in makes the panel a drawer, which stays open if the focus is in it.
  const follow = useEffectEvent(() => {
    const hasFocus = document.getElementById(panelId)?.contains(document.activeElement);
    flushSync(() => show(hasFocus === true));
  });
  // The page behind the drawer does not scroll, so what is focused there would stay covered. For a pressed button, which
  // may be one of the drawer, Safari focuses `main` itself.
  const closeBefore = useEffectEvent(({ target }: FocusEvent) => {
    if (!isOpen || !(target instanceof Element) || !target.closest('main > *')) return;
    if (!target.closest(`#${panelId}, .editor-bar`)) show(false);
  });
  useEffect(() => {
    const window = matchMedia(wide);
    window.addEventListener('change', follow);
    document.addEventListener('focusin', closeBefore);
    return () => {
      window.removeEventListener('change', follow);
      document.removeEventListener('focusin', closeBefore);
    };
  }, []);

  function show(open: boolean) {
    const isDrawer = open && !matchMedia(wide).matches;
    const bar = form.current?.querySelector('.editor-bar');
    if (isDrawer && bar) {
      window.scrollBy({ top: bar.getBoundingClientRect().top, behavior: 'instant' });
      const { bottom } = bar.getBoundingClientRect();
      form.current?.style.setProperty('--drawer-top', `${bottom}px`);
    }
    setOpen(isDrawer);
  }
  return [isOpen, show] as const;
}

type Props = {
  post: EditorPost;
  title: string;
  dirty: boolean;
  /** Whether this browser could store the unsaved changes. */
  isKept: boolean;
  pending: Intent | null;
  onShare: () => void;
  /** Opens the publish dialog; null for a post that is already public. */
  onPlan: (() => void) | null;
  onDeleted: () => void;
  isPanelOpen: boolean;
  onPanel: () => void;
};

/**
 * The actions for the post. The row with the save button is sticky: `contents` removes the box of the section, so that the
 * form becomes the containing block of that row.
 */
export function EditorBar({
  post,
  title,
  dirty,
  isKept,
  pending,
  onShare,
  onPlan,
  ...props
}: Props) {
  const { onDeleted, isPanelOpen, onPanel } = props;
  const t = useTranslations('posts.editor');
  const isOut = post.id !== '' && isPublic(post.values, serverNow());
  // `aria-disabled` while the post is being saved, because a disabled button loses the focus.
  return (
    <section aria-label={t('bar')} data-print="hide" className="contents">
      {/* For a new post it has one word, which stands beside the page's title. */}
      <div
        className={`-mb-4 flex flex-wrap items-center gap-x-4 ${post.id ? '' : '-mt-9 justify-end'}`}
      >
        {post.id ? (
          <>
            {isOut ? (
              <a href={pathOf('post', post.slug)} target="_blank" rel="noopener" className={quiet}>
                {t('viewPublic')}
              </a>
            ) : null}
            <Button variant="link" size="bare" className={quiet} onClick={onShare}>
              {t('share')}
            </Button>
            <AdminLink href={`/admin/blog-posts/history/${post.id}`} className={quiet}>
              {t('history')}
            </AdminLink>
            <DeletePost
              id={post.id}
              title={title}
              seen={post.token}
              className={`${quiet} text-danger`}
              onDeleted={onDeleted}
            />
          </>
        ) : null}
        <Button
          type="submit"
          name="intent"
          value="publish"
          variant="link"
          size="bare"
          className={`${quiet} ${post.id ? 'sm:ml-auto' : ''}`}
          aria-disabled={pending !== null}
        >
          {pending === 'publish' ? t('publishing') : t('publish')}
        </Button>
      </div>
      <div className="editor-bar">
        <div className="mr-auto flex h-6 items-center gap-x-3 max-lg:w-full">
          <StatusBadge value={isOut ? 'published' : post.id ? post.values.status : 'draft'} />
          <p role="status" className="text-caption text-ink-soft">
            {dirty ? t(isKept ? 'unsaved' : 'unkept') : post.id ? t('unchanged') : ''}
          </p>
        </div>
        <div className="flex items-center gap-2 max-[18rem]:flex-wrap max-lg:w-full sm:gap-3">
          <div className="mr-auto">
            {post.id ? (
              <a
                href={`/admin/blog-posts/preview/${post.id}`}
                target="_blank"
                rel="noopener"
                className={quiet}
              >
                {t('preview')}
              </a>
            ) : (
              <button
                type="button"
                className={`${quiet} cursor-pointer`}
                onClick={() => void notify({ kind: 'error', title: t('previewFirst') })}
              >
                {t('preview')}
              </button>
            )}
          </div>
          {onPlan ? (
            <Button
              variant="outline"
              size="sm"
              className="max-sm:px-2.5"
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
              className="max-sm:px-3"
              aria-keyshortcuts={saveKey.aria}
              aria-disabled={pending !== null}
            >
              {pending === 'save' ? t('saving') : t('save')}
            </Button>
          </Tooltip>
          <Button
            variant="ghost"
            size="sm"
            aria-expanded={isPanelOpen}
            aria-controls={panelId}
            className="px-2 aria-expanded:bg-paper-deep lg:hidden"
            onClick={({ currentTarget }) => {
              // Safari does not focus a pressed button, and the panel stays while it has the focus.
              currentTarget.focus();
              onPanel();
            }}
          >
            <Icon d="M4 7h8m5 0h3M4 17h3m5 0h8M12 4v6M7 14v6" className="size-5" />
            <span className="max-sm:sr-only">{t('settings')}</span>
          </Button>
        </div>
      </div>
    </section>
  );
}
