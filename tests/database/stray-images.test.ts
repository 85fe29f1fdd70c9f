import { describe, expect, it } from 'vitest';
import { removeStrayImages } from '@/lib/jobs/remove-strays';
import { blogPost, pictureName, webp } from './rows.ts';
import { must, secretClient, temporaryRow } from './support.ts';

const secret = secretClient();
const bucket = secret.storage.from('blog-images');

async function upload(name = pictureName()): Promise<string> {
  must(await bucket.upload(name, webp, { contentType: 'image/webp' }));
  return name;
}

const address = (name: string) => `/images/subidas/${name}`;

const stays = async (name: string) =>
  must(await bucket.list('', { limit: 1000 })).some((file) => file.name === name);

/** Makes everything uploaded before this moment old enough. */
const clean = () => removeStrayImages({ older_than: '0 seconds' });

describe('pictures that no post uses', () => {
  it('are removed after a day, and not before', async () => {
    const name = await upload();
    await removeStrayImages();
    expect(await stays(name)).toBe(true);
    expect(await clean()).toBeGreaterThan(0);
    expect(await stays(name)).toBe(false);
    expect(await clean()).toBe(0);
  });

  it('are kept when any post uses them, or when their name has another format', async () => {
    const [main, social, gallery, text] = [
      await upload(),
      await upload(),
      await upload(),
      await upload(),
    ];
    const byHand = await upload(`portada-${crypto.randomUUID()}.webp`);
    const id = await temporaryRow('blog_posts', {
      ...blogPost(),
      image_url: address(main),
      og_image: address(social),
      gallery: ['/images/blog/a.webp', address(gallery)],
      content: `${blogPost().content}\n\n![Un patio](${address(text)})`,
    });
    await clean();
    for (const name of [main, social, gallery, text, byHand]) expect(await stays(name)).toBe(true);

    // A stored version that can be restored still uses it.
    must(await secret.from('blog_posts').update({ image_url: null }).eq('id', id));
    await clean();
    expect(await stays(main)).toBe(true);

    must(await secret.from('blog_posts').delete().eq('id', id));
    await clean();
    for (const name of [main, social, gallery, text]) expect(await stays(name)).toBe(false);
    expect(await stays(byHand)).toBe(true);
    must(await bucket.remove([byHand]));
  });
});
