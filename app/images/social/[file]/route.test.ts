import sharp from 'sharp';
import { expect, it } from 'vitest';
import { cardFile, publicPaths } from '@/lib/public-pages';
import { drawnCard } from '@/lib/seo/social/social-image';
import { GET } from './route';

const draw = (file: string) =>
  GET(new Request('http://localhost'), { params: Promise.resolve({ file }) });

it.each(publicPaths)('draws a card for %s that networks load at once', async (path) => {
  const answer = await draw(cardFile(path));
  expect(answer.headers.get('content-type')).toBe(drawnCard.type);
  const picture = Buffer.from(await answer.arrayBuffer());
  const { width, height } = await sharp(picture).metadata();
  expect([width, height]).toEqual([drawnCard.width, drawnCard.height]);
  expect(picture.length).toBeLessThan(120 * 1024);
});

it('answers 404 for a file of no page', async () => {
  expect((await draw('no-existe.jpg')).status).toBe(404);
});
