'use client';

import { useActionState } from 'react';
import { Button } from '@/components/ui/button';
import { Callout } from '@/components/ui/callout';
import { restorePost } from '@/lib/blog/editor/actions';
import posts from '@/messages/es/posts.json';

const texts = posts.history;

type Props = { id: string; revision: string; token: string };

/** Nothing is lost by restoring: what is stored now stays in the history. Hence no second question. */
export function RestoreForm({ id, revision, token }: Props) {
  const [result, action, pending] = useActionState(restorePost, null);
  return (
    <form action={action} className="mt-4 flex flex-col items-start gap-3">
      {result?.ok === false ? (
        <Callout tone="error">
          <p className="font-semibold">{texts.failed}</p>
          {result.error === 'conflict' ? <p>{texts.conflict}</p> : null}
        </Callout>
      ) : null}
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="revision" value={revision} />
      <input type="hidden" name="token" value={token} />
      <p className="max-w-prose text-ink-soft text-small">{texts.restoreHint}</p>
      <Button type="submit" size="sm" disabled={pending}>
        {texts.restore}
      </Button>
    </form>
  );
}
