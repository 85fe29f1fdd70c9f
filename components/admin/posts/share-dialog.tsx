'use client';

import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { SharePanel } from '@/components/admin/posts/share-panel';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@/components/ui/dialog';
import type { PostValues } from '@/lib/blog/editor/stored-post';

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  values: PostValues;
  /** The address and state that are stored, whatever stands in the controls. */
  slug: string;
  status: string;
  siteUrl: string;
};

/** What 'Publicar en Redes' ends in: the texts for each network. */
export function ShareDialog({ open, onOpenChange, values, slug, status, siteUrl }: Props) {
  const t = useTranslations('posts.share');
  const content = useRef<HTMLDivElement>(null);
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent ref={content} closeLabel={t('close')} dismissible={false}>
        <DialogTitle>{t('title')}</DialogTitle>
        <DialogDescription>
          {status === 'published' ? t('description') : t('notPublic')}
        </DialogDescription>
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
      </DialogContent>
    </Dialog>
  );
}
