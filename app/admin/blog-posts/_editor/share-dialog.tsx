'use client';

import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { EditorDialog } from '@/app/admin/blog-posts/_editor/editor-dialog';
import type { EditorPost } from '@/app/admin/blog-posts/_editor/editor-types';
import { SharePanel } from '@/app/admin/blog-posts/_editor/share-panel';
import { isPublic } from '@/app/admin/blog-posts/publication';
import type { PostValues } from '@/app/admin/blog-posts/stored-post';
import { tagsOf } from '@/app/admin/blog-posts/tags';

type Props = {
  onClose: () => void;
  values: PostValues;
  /** The stored post, whose slug and status may differ from the values in the controls. */
  stored: EditorPost;
  siteUrl: string;
};

export function ShareDialog({ onClose, values, stored, siteUrl }: Props) {
  const t = useTranslations('posts.share');
  const content = useRef<HTMLDivElement>(null);
  return (
    <EditorDialog
      ref={content}
      title={t('title')}
      description={t(
        isPublic({ ...stored.values, status: stored.status }) ? 'description' : 'notPublic',
      )}
      closeLabel={t('close')}
      dismissible={false}
      onClose={onClose}
    >
      <SharePanel
        facts={{
          title: values.title.trim(),
          excerpt: values.excerpt.trim(),
          url: new URL(`/blog/${stored.slug}`, siteUrl).href,
          tags: tagsOf(values.tags),
        }}
        image={values.og_image.trim() || values.image_url.trim()}
        within={content}
      />
    </EditorDialog>
  );
}
