import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as library from '@/app/admin/imagenes/library';
import { blogPost, pictureName } from './rows.ts';
import { must, secretClient, signedInClient } from './support.ts';

/** The picture library with the staff's rights, through its data functions. */
let staff: Awaited<ReturnType<typeof signedInClient>>;
vi.mock('@/lib/auth/session', () => ({ staffClient: async () => staff }));
vi.mock('next/cache', async (original) => ({
  ...(await original<object>()),
  updateTag: vi.fn(),
}));

const secret = secretClient();
const ids: string[] = [];

beforeAll(async () => {
  staff = await signedInClient('equipo');
});
afterAll(async () => {
  must(await secret.from('blog_posts').delete().in('id', ids));
  must(await secret.from('blog_images').delete().neq('name', ''));
});

async function picture(alt = '') {
  const name = pictureName();
  const bytes = new Blob(['RIFF\0\0\0\0WEBP'], { type: 'image/webp' });
  must(await secret.storage.from('blog-images').upload(name, bytes));
  return must(await staff.from('blog_images').insert({ name, alt }).select('id, name').single());
}

async function post(columns: object) {
  const row = { ...blogPost(), ...columns };
  const { id } = must(await staff.from('blog_posts').insert(row).select('id').single());
  ids.push(id);
  return id;
}

const find = async (id: string) =>
  (await library.listImages('', null)).rows.find((image) => image.id === id);

describe('the picture library', () => {
  it('finds pictures by their description, without accents', async () => {
    const { id } = await picture('El jardín de la Acequia');
    const found = async (term: string) =>
      (await library.listImages(term, null)).rows.some((image) => image.id === id);
    expect(await found('jardin aceq')).toBe(true);
    expect(await found('JARDÍN')).toBe(true);
    expect(await found('patio')).toBe(false);
  });

  it('finds pictures by their literal file name, and those without a description', async () => {
    const named = async (file_name: string, alt = '') => {
      const row = { name: pictureName(), alt, file_name };
      return must(await staff.from('blog_images').insert(row).select('id').single()).id;
    };
    const [one, other] = [await named('IMG_2041.jpg'), await named('IMGx2041.jpg', 'Un olivo')];
    const found = async (term: string, undescribed = false) =>
      (await library.listImages(term, null, undescribed)).rows.map(({ id }) => id);
    expect(await found('img_2041')).toEqual([one]);
    expect(await found('2041.jpg')).toEqual([one]);
    expect(await found('IMG%')).toEqual([other, one]);
    expect(await found('%')).toEqual([]);
    expect(await found('jpg', true)).toEqual([one]);
    expect((await library.findImage(one))?.fileName).toBe('IMG_2041.jpg');
  });

  it('tells where a picture is used: now, in an earlier version, or nowhere', async () => {
    const [shown, before, unused] = [await picture(), await picture(), await picture()];
    const address = (name: string) => `/images/subidas/${name}`;
    const postId = await post({ gallery: [address(shown.name)], og_image: address(before.name) });
    must(await staff.from('blog_posts').update({ og_image: null }).eq('id', postId));
    const title = blogPost().title;
    expect(await find(shown.id)).toMatchObject({ used: true, posts: [{ id: postId, title }] });
    expect(await find(before.id)).toMatchObject({ used: true, posts: [] });
    expect(await find(unused.id)).toMatchObject({ used: false, posts: [], width: 1600 });
  });

  it('deletes only unused pictures, with their files', async () => {
    const [shown, unused] = [await picture(), await picture()];
    await post({ content: `${blogPost().content} ![x](/images/subidas/${shown.name})` });
    expect(await library.deleteImage(shown.id)).toBe('used');
    expect(await library.deleteImage(unused.id)).toBe('deleted');
    expect(await library.deleteImage(unused.id)).toBe('deleted');
    const files = must(await secret.storage.from('blog-images').list('', { limit: 1000 }));
    const names = files.map(({ name }) => name);
    expect(names).toContain(shown.name);
    expect(names).not.toContain(unused.name);
    // The policy refuses this too, not only the data layer.
    must(await staff.from('blog_images').delete().eq('id', shown.id));
    expect(await find(shown.id)).toBeDefined();
  });

  it('replaces a picture everywhere it is used, and keeps the old one for earlier versions', async () => {
    const old = await picture('Un patio');
    const address = `/images/subidas/${old.name}`;
    const [id, other] = [
      await post({ image_url: address, gallery: ['/a.webp', address] }),
      await post({ content: `${blogPost().content} ![x](${address})` }),
    ];
    const image = {
      bytes: new TextEncoder().encode('RIFF0000WEBP'),
      width: 80,
      height: 60,
      fileName: '',
    };
    expect(await library.replaceImage(old.id, image)).toBe(2);
    const [first, second] = [id, other].map(async (one) =>
      must(
        await secret
          .from('blog_posts')
          .select('image_url, gallery, content')
          .eq('id', one)
          .single(),
      ),
    );
    const src = (await first)?.image_url ?? '';
    expect(src).toMatch(/-80x60\.webp$/);
    expect((await first)?.gallery).toEqual(['/a.webp', src]);
    expect((await second)?.content).toContain(`![x](${src})`);
    expect(await find(old.id)).toMatchObject({ used: true, posts: [] });
    const replacement = (await library.listImages('', null)).rows.find((one) => one.src === src);
    expect(replacement).toMatchObject({ alt: 'Un patio', posts: [{}, {}] });
  });

  it('deletes a replaced picture that no version of a post uses', async () => {
    const old = await picture('Una plaza');
    const bytes = new TextEncoder().encode('RIFF0000WEBP');
    const image = { bytes, width: 90, height: 60, fileName: '' };
    expect(await library.replaceImage(old.id, image)).toBe(0);
    expect(await find(old.id)).toBeUndefined();
  });

  it('keeps every picture of the library from the clean-up job', async () => {
    const { name } = await picture();
    const strays = must(await secret.rpc('stray_blog_images', { older_than: '0 seconds' }));
    expect(strays.map((stray) => stray.name)).not.toContain(name);
  });
});
