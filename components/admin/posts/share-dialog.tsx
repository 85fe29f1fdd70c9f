'use client';

import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { EditorDialog } from '@/components/admin/posts/editor-dialog';
import { SharePanel } from '@/components/admin/posts/share-panel';
import type { PostValues } from '@/lib/blog/editor/stored-post';

type Props = {
  onClose: () => void;
  values: PostValues;
  /** The stored slug and status, which may differ from the values in the controls. */
  slug: string;
  status: string;
  siteUrl: string;
};

export function ShareDialog({ onClose, values, slug, status, siteUrl }: Props) {
  const t = useTranslations('posts.share');
  const content = useRef<HTMLDivElement>(null);
  return (
    <EditorDialog
      ref={content}
      title={t('title')}
      description={t(status === 'published' ? 'description' : 'notPublic')}
      closeLabel={t('close')}
      dismissible={false}
      onClose={onClose}
    >
      <SharePanel
        facts={{
          title: values.title.trim(),
          excerpt: values.excerpt.trim(),
          url: new URL(`/blog/${slug}`, siteUrl).href,
          tags: values.tags.split(',').flatMap((tag) => tag.trim() || []),
        }}
        image={values.og_image.trim() || values.image_url.trim()}
        within={content}
      />
    </EditorDialog>
  );
}
