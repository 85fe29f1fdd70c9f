'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Refusal, type RefusalReason } from '@/app/admin/_frame/refusal';
import type { CheckPost } from '@/app/admin/blog-posts/_editor/editor-types';
import { WarningList } from '@/app/admin/blog-posts/_editor/warning-list';
import { checkedFields, type PostWarning } from '@/app/admin/blog-posts/checklist';
import type { PostValues } from '@/app/admin/blog-posts/stored-post';

type Props = { values: PostValues; checkPost: CheckPost };

/** The checklist of the values that the editor has when the component is mounted. */
export function LiveChecklist({ values, checkPost }: Props) {
  const t = useTranslations('posts.checklist');
  const [opened] = useState(values);
  const [warnings, setWarnings] = useState<PostWarning[] | RefusalReason | 'failed' | null>(null);
  useEffect(() => {
    let shown = true;
    const checked = Object.fromEntries(checkedFields.map((field) => [field, opened[field]]));
    checkPost(checked)
      .catch(() => null)
      .then((found) => shown && setWarnings(found ?? 'failed'));
    return () => {
      shown = false;
    };
  }, [opened, checkPost]);

  const found = Array.isArray(warnings) ? warnings : [];
  const sentence =
    warnings === null
      ? 'checking'
      : typeof warnings === 'string'
        ? 'failed'
        : found.length > 0
          ? 'found'
          : 'nothing';
  return (
    <section aria-label={t('title')}>
      <p role="status" className="mb-2 text-small">
        <Refusal error={warnings}>{t(sentence, { count: found.length })}</Refusal>
      </p>
      {found.length > 0 ? <WarningList warnings={found} /> : null}
    </section>
  );
}
