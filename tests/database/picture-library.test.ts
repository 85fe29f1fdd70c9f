import { afterAll, describe, expect, it, vi } from 'vitest';
import * as library from '@/app/admin/imagenes/library';
import { storeImage } from '@/lib/blog/images';
import { blogPost, pictureName, webp } from './rows.ts';
import { must, secretClient, signedInClient, temporaryRow } from './support.ts';

/** The picture library with the staff's rights, through its data functions. */
const staff = await signedInClient('equipo');
vi.mock('@/lib/auth/session', () => ({ staffClient: async () => staff }));

const secret = secretClient();
const files = secret.storage.from('blog-images');

afterAll(async () => {
  must(await secret.from('blog_images').delete().neq('name', ''));
});

async function picture(values: { alt?: string; file_name?: string } = {}) {
  const row = { name: pictureName(), alt: '', ...values };
  must(await files.upload(row.name, webp));
  const stored = staff.from('blog_images').insert(row).select('id, name').single();
  return { ...must(await stored), address: `/images/subidas/${row.name}` };
}

const post = (columns: object) => temporaryRow('blog_posts', { ...blogPost(), ...columns }, staff);

const find = async (id: string) =>
  (await library.listImages('', null)).rows.find((image) => image.id === id);

describe('the picture library', () => {
  it('finds pictures by description and literal file name, without accents, and those without a description', async () => {
    const { id: garden } = await picture({ alt: 'El jardín de la Acequia' });
    const { id: one } = await picture({ file_name: 'IMG_2041.jpg' });
    const { id: other } = await picture({ file_name: 'IMGx2041.jpg', alt: 'Un olivo' });
    const found = async (term: string, undescribed = false) =>
      (await library.listImages(term, null, undescribed)).rows.map(({ id }) => id);
    expect(await found('jardin aceq')).toEqual([garden]);
    expect(await found('JARDÍN')).toEqual([garden]);
    expect(await found('fontanería')).toEqual([]);
    expect(await found('img_2041')).toEqual([one]);
    expect(await found('2041.jpg')).toEqual([one]);
    expect(await found('IMG%')).toEqual([other, one]);
    expect(await found('jpg -olivo')).toEqual([one]);
    expect(await found('%')).toEqual([]);
    expect(await found('jpg', true)).toEqual([one]);
    expect((await library.findImage(one))?.fileName).toBe('IMG_2041.jpg');
  });

  it('tells where a picture is used: now, in an earlier version, or nowhere', async () => {
    const [shown, before, unused] = [await picture(), await picture(), await picture()];
    const id = await post({ gallery: [shown.address], og_image: before.address });
    must(await staff.from('blog_posts').update({ og_image: null }).eq('id', id));
    const { title } = blogPost();
    expect(await find(shown.id)).toMatchObject({ used: true, posts: [{ id, title }] });
    expect(await find(before.id)).toMatchObject({ used: true, posts: [] });
    expect(await find(unused.id)).toMatchObject({ used: false, posts: [], width: 1600 });
  });

  it('deletes only unused pictures, with their files', async () => {
    const [shown, unused] = [await picture(), await picture()];
    await post({ content: `${blogPost().content} ![x](${shown.address})` });
    expect(await library.deleteImage(shown.id)).toBe('used');
    expect(await library.deleteImage(unused.id)).toBe('deleted');
    expect(await library.deleteImage(unused.id)).toBe('deleted');
    expect((await files.exists(shown.name)).data).toBe(true);
    expect((await files.exists(unused.name)).data).toBe(false);
    // The policy refuses this too, not only the data layer.
    must(await staff.from('blog_images').delete().eq('id', shown.id));
    expect(await find(shown.id)).toBeDefined();
  });

  it('replaces a picture everywhere it is used, and keeps the old one for earlier versions', async () => {
    const old = await picture({ alt: 'Un patio' });
    const unused = await picture();
    const id = await post({ image_url: old.address, gallery: ['/a.webp', old.address] });
    const other = await post({ content: `${blogPost().content} ![x](${old.address})` });
    const bytes = new TextEncoder().encode('RIFF0000WEBP');
    const image = { bytes, width: 80, height: 60, fileName: '' };
    const replacement = await library.replaceImage(old.id, image);
    const stored = async (one: string) =>
      must(await secret.from('blog_posts').select('*').eq('id', one).single());
    const { image_url, gallery } = await stored(id);
    expect(image_url).toMatch(/-80x60\.webp$/);
    expect(gallery).toEqual(['/a.webp', image_url]);
    expect((await stored(other)).content).toContain(`![x](${image_url})`);
    expect(await find(old.id)).toMatchObject({ used: true, posts: [] });
    const found = await library.findImage(replacement ?? '');
    expect(found).toMatchObject({ src: image_url, alt: 'Un patio', posts: [{}, {}] });
    // One that no version of a post uses is deleted.
    await library.replaceImage(unused.id, image);
    expect(await find(unused.id)).toBeUndefined();
  });

  it('keeps every picture of the library from the clean-up job', async () => {
    const { name } = await picture();
    const strays = must(await secret.rpc('stray_blog_images', { older_than: '0 seconds' }));
    expect(strays.map((stray) => stray.name)).not.toContain(name);
  });

  it('has a picture once that is sent again, also at once, because its answer was lost', async () => {
    const bytes = new Uint8Array(await webp.arrayBuffer());
    const image = { bytes, width: 3, height: 2, fileName: 'patio.jpg' };
    const [one, same] = await Promise.all([storeImage(image, ''), storeImage(image, '')]);
    expect([same, await storeImage(image, '')]).toEqual([one, one]);
    const others = [storeImage({ ...image, fileName: 'otro.jpg' }, ''), storeImage(image, 'Patio')];
    expect(new Set((await Promise.all(others)).map(({ id }) => id)).add(one.id).size).toBe(3);
    // Replaced by itself it stays.
    expect(await library.replaceImage(one.id, image)).toBe(one.id);
    expect(await find(one.id)).toBeDefined();
  });
});
