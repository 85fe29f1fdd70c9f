import { describe, expect, it } from 'vitest';
import { centre, pictureSource, readPicture, writePicture } from '@/lib/blog/types';

describe('readPicture', () => {
  it.each([
    ['/images/a.webp', '/images/a.webp', centre],
    ['/images/a.webp#foco=30,70', '/images/a.webp', { x: 30, y: 70 }],
    ['https://a.example/b.jpg?c=1#foco=0,100', 'https://a.example/b.jpg?c=1', { x: 0, y: 100 }],
    ['/images/a.webp#foco=130,7', '/images/a.webp#foco=130,7', centre],
    ['/images/a.webp#foco=3,7;x', '/images/a.webp#foco=3,7;x', centre],
    ['/images/a.webp#otro', '/images/a.webp#otro', centre],
  ])('%s', (address, src, focus) => {
    expect(readPicture(address)).toEqual({ src, focus });
    expect(pictureSource(address)).toBe(src);
  });
});

describe('writePicture', () => {
  it.each([
    ['/images/a.webp', { x: 30.4, y: 69.6 }, '/images/a.webp#foco=30,70'],
    ['/images/a.webp#foco=30,70', { x: -4, y: 104 }, '/images/a.webp#foco=0,100'],
    ['/images/a.webp#foco=30,70', centre, '/images/a.webp'],
  ])('%s with %o', (address, focus, written) => {
    expect(writePicture(address, focus)).toBe(written);
  });
});
