import { secretClient } from '../../setup/backend.ts';
import { test as base } from '../../setup/browser.ts';
import { newMark, removeEntries } from '../../setup/entries.ts';
import { postRow, removePosts, storePost } from '../../setup/posts.ts';

type Fixtures = {
  /** Stores a post without the editor. */
  storePost: typeof storePost;
  /** A new post, for the editor to store. */
  row: ReturnType<typeof postRow>;
  /** A word of this test alone, by which it finds the entries that it inserts. */
  mark: string;
};

/** Tests of the back-office. What they store is removed afterwards, also when they fail. */
export const test = base.extend<Fixtures>({
  storePost: async ({ browserName: _ }, use) => {
    const ids: string[] = [];
    await use(async (changes) => {
      const post = await storePost(changes);
      ids.push(post.id);
      return post;
    });
    if (ids.length > 0) await removePosts(...ids);
  },
  row: async ({ browserName: _ }, use) => {
    const row = postRow();
    await use(row);
    await secretClient().from('blog_posts').delete().eq('slug', row.slug).throwOnError();
  },
  mark: async ({ browserName: _ }, use) => {
    const mark = newMark();
    await use(mark);
    for (const table of [
      'editorial_submissions',
      'dauro_arte_contacts',
      'services_contacts',
      'contact_messages',
    ] as const)
      await removeEntries(table, mark);
  },
});
