import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { blogPost } from './rows.ts';
import { must, secretClient, signedInClient } from './support.ts';

const secret = secretClient();
let staff: Awaited<ReturnType<typeof signedInClient>>;
const created: string[] = [];

beforeAll(async () => {
  staff = await signedInClient('equipo');
});

afterEach(async () => {
  must(await secret.from('blog_posts').delete().in('id', created.splice(0)));
});

async function newPost(client = secret) {
  const row = blogPost();
  const { id } = must(await client.from('blog_posts').insert(row).select('id').single());
  created.push(id);
  return { id, row };
}

const revisions = async (id: string) =>
  must(
    await secret
      .from('blog_post_revisions')
      .select('post, saved_by, saved_by_email')
      .eq('post_id', id)
      .order('created_at', { ascending: false }),
  );

describe('revisions of a post', () => {
  it('contain every saved version, including the first and the current one', async () => {
    const { id, row } = await newPost();
    must(await secret.from('blog_posts').update({ title: 'Segundo' }).eq('id', id));
    must(await secret.from('blog_posts').update({ title: 'Tercero' }).eq('id', id));
    const titles = (await revisions(id)).map(({ post }) => Object(post).title);
    expect(titles).toEqual(['Tercero', 'Segundo', row.title]);
  });

  it('contain the columns that a person edits, and no others', async () => {
    const { id, row } = await newPost();
    const [revision] = await revisions(id);
    expect(revision?.post).toMatchObject({ ...row, status: 'draft', gallery: [], image2: null });
    for (const column of ['id', 'search', 'public_at', 'created_at', 'updated_at']) {
      expect(revision?.post).not.toHaveProperty(column);
    }
  });

  it('name the editor who saved, and nobody for the server', async () => {
    const { id } = await newPost(staff);
    must(await secret.from('blog_posts').update({ title: 'Otro' }).eq('id', id));
    const { data } = await staff.auth.getUser();
    expect(await revisions(id)).toMatchObject([
      { saved_by: null, saved_by_email: null },
      { saved_by: data.user?.id, saved_by_email: 'equipo@dauro.test' },
    ]);
  });

  it('are not created when nothing changed', async () => {
    const { id, row } = await newPost();
    must(await secret.from('blog_posts').update({ title: row.title }).eq('id', id));
    expect(await revisions(id)).toHaveLength(1);
  });

  it('are kept up to the newest hundred', async () => {
    const { id } = await newPost();
    for (let count = 1; count <= 101; count += 1) {
      must(
        await secret
          .from('blog_posts')
          .update({ title: `Versión ${count}` })
          .eq('id', id),
      );
    }
    const kept = await revisions(id);
    expect(kept).toHaveLength(100);
    expect(kept[0]?.post).toMatchObject({ title: 'Versión 101' });
    expect(kept.at(-1)?.post).toMatchObject({ title: 'Versión 2' });
  });

  it('are deleted with their post', async () => {
    const { id } = await newPost();
    must(await secret.from('blog_posts').delete().eq('id', id));
    expect(await revisions(id)).toEqual([]);
  });
});
