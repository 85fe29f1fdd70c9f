'use client';

import type { MouseEvent } from 'react';
import type { Conflict } from '@/components/admin/posts/editor-types';
import { VersionTable } from '@/components/admin/posts/version-table';
import { Button, buttonVariants } from '@/components/ui/button';
import { type PostValues, postFields } from '@/lib/blog/editor/stored-post';
import posts from '@/messages/es/posts.json';

const texts = posts.conflict;

type Props = {
  conflict: Conflict;
  mine: PostValues;
  postId: string;
  onTakeTheirs: (conflict: Conflict) => void;
};

/**
 * Shown when another editor saved in between: both versions, of which one is chosen. Stands inside the editor's form, so that
 * choosing works without JavaScript too.
 */
export function ConflictPanel({ conflict, mine, postId, onTakeTheirs }: Props) {
  const same = postFields.every((field) => conflict.values[field] === mine[field]);

  function takeTheirs(event: MouseEvent) {
    event.preventDefault();
    onTakeTheirs(conflict);
  }

  return (
    <section
      role="alert"
      aria-label={texts.title}
      className="border-warning border-l-4 bg-warning-tint px-5 py-4"
    >
      <h2 className="text-h4">{texts.title}</h2>
      <p className="mt-1">
        {texts.by.replace('{editor}', conflict.editor || texts.somebody)}{' '}
        {same ? texts.same : texts.description}
      </p>
      <div className="my-4">
        <VersionTable
          caption={texts.title}
          one={{ label: texts.stored, values: conflict.values }}
          other={{ label: texts.mine, values: mine }}
        />
      </div>
      <div className="flex flex-wrap gap-4">
        <Button type="submit" name="overwrite" value={conflict.token} size="sm" variant="danger">
          {texts.keepMine}
        </Button>
        <a
          href={`/admin/blog-posts/edit/${postId}`}
          className={buttonVariants({ variant: 'outline', size: 'sm' })}
          onClick={takeTheirs}
        >
          {texts.takeTheirs}
        </a>
      </div>
    </section>
  );
}
