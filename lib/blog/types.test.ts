import { describe, expect, it } from 'vitest';
import {
  centre,
  type PostSummary,
  pictureSource,
  postColumns,
  readingMinutes,
  readPicture,
  relatedPosts,
  uploadedImageShape,
  writePicture,
} from './types';

it('reads no column under its name in the database', () => {
  const names = postColumns.split(', ').map((column) => column.split(':')[0]);
  expect(names.filter((name) => name?.includes('_'))).toEqual([]);
});

it.each([
  ['/images/a.webp', '/images/a.webp', centre],
  ['/images/a.webp#foco=30,70', '/images/a.webp', { x: 30, y: 70 }],
  ['https://a.example/b.jpg?c=1#foco=0,100', 'https://a.example/b.jpg?c=1', { x: 0, y: 100 }],
  ['/images/a.webp#foco=130,7', '/images/a.webp#foco=130,7', centre],
  ['/images/a.webp#foco=3,7;x', '/images/a.webp#foco=3,7;x', centre],
  ['/images/a.webp#otro', '/images/a.webp#otro', centre],
])('reads picture and focus point of %s', (address, src, focus) => {
  expect(readPicture(address)).toEqual({ src, focus });
  expect(pictureSource(address)).toBe(src);
});

it.each([
  ['/images/a.webp', { x: 30.4, y: 69.6 }, '/images/a.webp#foco=30,70'],
  ['/images/a.webp#foco=30,70', { x: -4, y: 104 }, '/images/a.webp#foco=0,100'],
  ['/images/a.webp#foco=30,70', centre, '/images/a.webp'],
])('writes %s with the focus point %o', (address, focus, written) => {
  expect(writePicture(address, focus)).toBe(written);
});

const uploaded = '1732233600000-3f2a3f2a3f2a-1600x900.webp';

it.each([
  [`/images/subidas/${uploaded}`, { width: 1600, height: 900 }],
  ['/images/subidas/otra.webp', null],
  [`/images/subidas/../${uploaded}`, null],
  [`/images/blog/${uploaded}`, null],
  [`https://otra.example/images/subidas/${uploaded}`, null],
])('the measures of %s', (address, shape) => expect(uploadedImageShape(address)).toEqual(shape));

it.each([
  [0, 1],
  [220, 1],
  [700, 3],
  [2200, 10],
])('%i words take %i minutes', (words, minutes) => {
  expect(readingMinutes('palabra '.repeat(words))).toBe(minutes);
});

describe('relatedPosts', () => {
  const post = (slug: string, category: PostSummary['category'], ...tags: string[]) => ({
    ...{ slug, category, tags, title: slug, excerpt: '', author: '', date: '' },
    ...{ image: null, bookImage: null, bookLink: null },
  });
  const read = post('leído', 'arte', 'NFT', 'fútbol');
  const slugs = (...candidates: PostSummary[]) =>
    relatedPosts(read, candidates).map(({ slug }) => slug);

  it('puts shared tags before the category, and the category before the newest', () => {
    const [newest, older] = [post('nuevo', 'cine'), post('viejo', 'ia')];
    const [ofArt, withTag] = [post('de-arte', 'arte'), post('con-tema', 'ia', 'Futbol')];
    expect(slugs(newest, older, ofArt, withTag)).toEqual(['con-tema', 'de-arte', 'nuevo']);
  });

  it('contains no post twice and not the post itself', () => {
    expect(slugs(read, post('otro', 'arte'), post('otro', 'arte'))).toEqual(['otro']);
  });
});
