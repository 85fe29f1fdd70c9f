'use client';

import { useTranslations } from 'next-intl';
import { type RefObject, useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { notify } from '@/components/ui/notify';

/** How long the button confirms the copy (requirement 2.9). */
const copiedMilliseconds = 2000;

type Props = {
  text: string;
  label: string;
  /** Completes the accessible name, where several buttons have the same label. */
  name?: string;
  /** The texts of the toasts. */
  done: string;
  failed: string;
  within?: RefObject<HTMLElement | null> | undefined;
};

export function CopyButton({ text, label, name, done, failed, within }: Props) {
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
