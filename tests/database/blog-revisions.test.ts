import { describe, expect, it } from 'vitest';
import { blogPost } from './rows.ts';
import { idOf, must, secretClient, signedInClient, temporaryRow } from './support.ts';

const secret = secretClient();

const save = async (id: string, title: string) =>
  must(await secret.from('blog_posts').update({ title }).eq('id', id));

const revisions = async (id: string) => {
  const rows = secret.from('blog_post_revisions').select('post, saved_by, saved_by_email');
  return must(await rows.eq('post_id', id).order('created_at', { ascending: false }));
};
const titles = async (id: string) => (await revisions(id)).map(({ post }) => Object(post).title);

describe('revisions of a post', () => {
  it('contain every saved version that changed something, until the post is deleted', async () => {
    const { title, ...row } = blogPost();
    const id = await temporaryRow('blog_posts', { title, ...row });
    await save(id, title);
    expect(await titles(id)).toEqual([title]);
    for (const next of ['Segundo', 'Tercero']) await save(id, next);
    expect(await titles(id)).toEqual(['Tercero', 'Segundo', title]);
    must(await secret.from('blog_posts').delete().eq('id', id));
    expect(await revisions(id)).toEqual([]);
  });

  it('contain the columns that a person edits, and no others', async () => {
    const row = blogPost();
    const [revision] = await revisions(await temporaryRow('blog_posts', row));
    expect(revision?.post).toMatchObject({ ...row, status: 'draft', gallery: [], image2: null });
    for (const column of ['id', 'search', 'public_at', 'created_at', 'updated_at']) {
      expect(revision?.post).not.toHaveProperty(column);
    }
  });

  it('name the editor who saved, and nobody for the server', async () => {
    const staff = await signedInClient('equipo');
    const id = await temporaryRow('blog_posts', blogPost(), staff);
    await save(id, 'Otro');
    expect(await revisions(id)).toMatchObject([
      { saved_by: null, saved_by_email: null },
      { saved_by: await idOf(staff), saved_by_email: 'equipo@dauro.test' },
    ]);
  });

  it('are kept up to the newest hundred', async () => {
    const id = await temporaryRow('blog_posts', blogPost());
    for (let count = 1; count <= 101; count += 1) await save(id, `Versión ${count}`);
    const kept = await titles(id);
    expect([kept.length, kept[0], kept.at(-1)]).toEqual([100, 'Versión 101', 'Versión 2']);
  });
});
