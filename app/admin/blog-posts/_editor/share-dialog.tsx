'use client';

import { useTranslations } from 'next-intl';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { EditorDialog } from '@/app/admin/blog-posts/_editor/editor-dialog';
import type { EditorPost } from '@/app/admin/blog-posts/_editor/use-post-editor';
import type { PostValues } from '@/app/admin/blog-posts/fields';
import { isPublic } from '@/app/admin/blog-posts/schema';
import {
  maxTweet,
  type ShareFacts,
  shareTexts,
  type TextNetwork,
  textAddress,
  textNetworks,
} from '@/app/admin/blog-posts/share-texts';
import { tagsOf } from '@/app/admin/blog-posts/tags';
import { Button, buttonVariants } from '@/components/ui/button';
import { Input, Label, Textarea } from '@/components/ui/input';
import { notify } from '@/components/ui/notify';
import { pathOf } from '@/lib/parameter-pages';
import { cardAddress } from '@/lib/public-pages';

/** How long the button confirms the copy (requirement 2.9). */
const copiedMilliseconds = 2000;

type CopyButtonProps = {
  text: string;
  label: string;
  /** Completes the accessible name, where several buttons have the same label. */
  name?: string;
  /** The texts of the toasts. */
  done: string;
  failed: string;
  within?: RefObject<HTMLElement | null> | undefined;
};

function CopyButton({ text, label, name, done, failed, within }: CopyButtonProps) {
  const t = useTranslations('posts.share');
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), copiedMilliseconds);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy() {
    const place = within?.current ? { within: within.current } : {};
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      void notify({ kind: 'success', title: done, ...place });
    } catch (error) {
      console.warn('Nothing was copied', error);
      void notify({ kind: 'error', title: failed, ...place });
    }
  }

  return (
    <Button variant="outline" size="sm" onClick={copy}>
      <span>{copied ? t('copied') : label}</span>
      {name ? <span className="sr-only"> ({name})</span> : null}
    </Button>
  );
}

type SharePanelProps = {
  facts: ShareFacts;
  /** The picture that networks show with the link; empty for the blog's default. */
  image: string;
  /** The open dialog, in which toasts must appear; omitted where the panel is part of a page. */
  within?: RefObject<HTMLElement | null> | undefined;
};

function SharePanel({ facts, image, within }: SharePanelProps) {
  const t = useTranslations('posts.share');
  const written = shareTexts(facts);
  return (
    <div className="flex flex-col gap-6">
      <div className="grid gap-5 sm:grid-cols-[12rem_minmax(0,1fr)]">
        <figure>
          <picture>
            <img
              src={image || cardAddress('/blog')}
              alt={t('image')}
              width={1200}
              height={630}
              className="block aspect-[1200/630] h-auto w-full bg-paper-deep object-cover"
            />
          </picture>
          {image ? null : (
            <figcaption className="mt-1 text-caption text-ink-soft">{t('noImage')}</figcaption>
          )}
        </figure>
        <div className="flex min-w-0 flex-col gap-2">
          <Label htmlFor="compartir-enlace">{t('link')}</Label>
          <Input id="compartir-enlace" readOnly value={facts.url} className="text-small" />
          <CopyButton
            text={facts.url}
            label={t('copyLink')}
            done={t('toastLink')}
            failed={t('failedLink')}
            within={within}
          />
        </div>
      </div>
      {textNetworks.map((network) => (
        <NetworkText
          key={network}
          network={network}
          facts={facts}
          text={written[network]}
          within={within}
        />
      ))}
    </div>
  );
}

type NetworkProps = Pick<SharePanelProps, 'facts' | 'within'> & {
  network: TextNetwork;
  text: string;
};

function NetworkText({ network, facts, text, within }: NetworkProps) {
  const t = useTranslations('posts.share');
  const id = `compartir-${network}`;
  const name = t(`networks.${network}`);
  const address = textAddress(network, facts, text);
  return (
    <div className="flex flex-col gap-2 border-line border-t pt-4">
      <div className="flex items-baseline justify-between gap-4">
        <Label htmlFor={id}>{name}</Label>
        {network === 'twitter' ? (
          <span className="text-caption text-ink-soft tabular-nums">
            {t('count', { count: text.length, max: maxTweet })}
          </span>
        ) : null}
      </div>
      <Textarea id={id} readOnly rows={4} value={text} className="max-h-56 min-h-24 text-small" />
      <div className="flex flex-wrap gap-3">
        <CopyButton
          text={text}
          label={t('copy')}
          name={name}
          done={t('toastCopied')}
          failed={t('failedText')}
          within={within}
        />
        {address ? (
          <a
            href={address}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonVariants({ variant: 'ghost', size: 'sm' })}
          >
            {t('open', { network: name })}
          </a>
        ) : null}
      </div>
    </div>
  );
}

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
          url: new URL(pathOf('post', stored.slug), siteUrl).href,
          tags: tagsOf(values.tags),
        }}
        image={values.og_image.trim() || values.image_url.trim()}
        within={content}
      />
    </EditorDialog>
  );
}
