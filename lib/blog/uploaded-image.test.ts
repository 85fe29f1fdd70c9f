import { describe, expect, it } from 'vitest';
import { uploadedImageShape } from '@/lib/blog/types';

describe('uploadedImageShape', () => {
  it.each([
    ['/images/subidas/1732233600000-3f2a3f2a3f2a-1600x900.webp', { width: 1600, height: 900 }],
    ['/images/subidas/otra.webp', null],
    ['/images/subidas/../1732233600000-3f2a3f2a3f2a-1600x900.webp', null],
    ['/images/blog/1732233600000-3f2a3f2a3f2a-1600x900.webp', null],
    ['https://otra.example/images/subidas/1732233600000-3f2a3f2a3f2a-1x1.webp', null],
  ])('%s', (address, shape) => {
    expect(uploadedImageShape(address)).toEqual(shape);
  });
});
