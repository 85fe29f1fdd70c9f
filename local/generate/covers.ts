import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { products } from '../storefront/catalogue/index.ts';
import { coverDocument } from './covers/document.ts';
import { pictureOf } from './covers/picture.ts';

/**
 * Sets the pictures of the catalogue: `node local/generate/covers.ts [word in the file name]`. They are committed; run it
 * again when a title, a layout or a font changes.
 */
const wanted = process.argv[2] ?? '';
const folder = new URL('../storefront/images/', import.meta.url);
const executablePath = [process.env.PLAYWRIGHT_CHROMIUM, '/usr/bin/chromium'].find(
  (path) => path && existsSync(path),
);
const browser = await chromium.launch({
  args: ['--no-sandbox', '--disable-dev-shm-usage'],
  ...(executablePath && { executablePath }),
});

try {
  await mkdir(folder, { recursive: true });
  const page = await browser.newPage();
  await page.setContent(await coverDocument());
  for (const { book, images } of products) {
    for (const image of images.filter(({ file }) => file.includes(wanted))) {
      await page.setViewportSize({ width: image.width, height: image.height });
      await page.evaluate(setPicture, pictureOf(book, image.file));
      const picture = await page.screenshot();
      const webp = await sharp(picture)
        .webp({ quality: 74, effort: 6, smartSubsample: true })
        .toBuffer();
      await writeFile(new URL(image.file, folder), webp);
    }
  }
} finally {
  await browser.close();
}

/** Runs in the page: shows the picture and makes each title as large as its box allows. */
async function setPicture(html: string): Promise<void> {
  document.body.innerHTML = html;
  await document.fonts.ready;
  for (const title of document.querySelectorAll<HTMLElement>('[data-fit]')) {
    let size = Number(title.dataset.fit);
    const text = title.firstElementChild as HTMLElement;
    const fits = () =>
      text.offsetHeight <= title.clientHeight && text.scrollWidth <= title.clientWidth;
    do {
      title.style.fontSize = `${size}px`;
      size -= 2;
    } while (size > 20 && !fits());
  }
  await document.fonts.ready;
}
