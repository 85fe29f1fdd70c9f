'use client';

import { useTranslations } from 'next-intl';
import { type Conflict, sameValues } from '@/app/admin/blog-posts/_editor/editor-types';
import type { PostValues } from '@/app/admin/blog-posts/fields';
import { VersionTable } from '@/app/admin/blog-posts/version-table';
import { Button } from '@/components/ui/button';

type Props = {
  conflict: Conflict;
  mine: PostValues;
  /** Whether the writer saved the other version, in another tab. */
  isOwn: boolean;
  onTakeTheirs: (conflict: Conflict) => void;
};

/** Another editor saved the post in between. Its submit button belongs to the editor's form. */
export function ConflictPanel({ conflict, mine, isOwn, onTakeTheirs }: Props) {
  const t = useTranslations('posts.conflict');
  const same = sameValues(conflict.values, mine);
  const title = t(isOwn ? 'titleOwn' : 'title');
  const by = isOwn ? t('byOwn') : t('by', { editor: conflict.editor || t('somebody') });

  return (
    <section
      role="alert"
      tabIndex={-1}
      aria-label={title}
      className="border-warning border-l-4 bg-warning-tint px-5 py-4"
    >
      <h2 className="text-h4">{title}</h2>
      <p className="mt-1">{`${by} ${same ? t('same') : t('description')}`}</p>
      <div className="my-4">
        <VersionTable
          caption={title}
          one={{ label: t('stored'), values: conflict.values }}
          other={{ label: t('mine'), values: mine }}
        />
      </div>
      <div className="flex flex-wrap gap-4">
        <Button type="submit" name="overwrite" value={conflict.token} size="sm" variant="danger">
          {t('keepMine')}
        </Button>
        <Button size="sm" variant="outline" onClick={() => onTakeTheirs(conflict)}>
          {t('takeTheirs')}
        </Button>
      </div>
    </section>
  );
}
