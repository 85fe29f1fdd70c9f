'use server';

import { updateTag } from 'next/cache';
import { z } from 'zod';
import { formAction } from '@/lib/actions/form-action';
import { staffClient } from '@/lib/auth/session';
import { cacheTags } from '@/lib/cache';
import { removeExamples } from '@/lib/submissions/examples';

/** Removes the examples with which the embedded services start. */
export const eraseExamples = formAction({
  name: 'examples-erase',
  schema: z.object({}),
  allow: 'house',
  refreshes: true,
  run: async () => {
    const slugs = await removeExamples(await staffClient('house'));
    // The scheduled one may be public by now.
    for (const tag of [cacheTags.posts, ...slugs.map(cacheTags.post)]) updateTag(tag);
  },
});
