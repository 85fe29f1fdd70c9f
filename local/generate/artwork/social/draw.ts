import { existsSync } from 'node:fs';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { coverDocument } from '../../covers/document.ts';
import type { Card } from './cards.ts';
import { cardBody, cardRules } from './page.ts';

let opened: Promise<{ browser: Browser; page: Page }> | undefined;

/** What is set in our type is set by a browser: nothing else here knows the optical sizes of Fraunces. */
async function typesetter() {
  const executablePath = [process.env.PLAYWRIGHT_CHROMIUM, '/usr/bin/chromium'].find(
    (path) => path && existsSync(path),
  );
  const browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
    ...(executablePath && { executablePath }),
  });
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  await page.setContent(await coverDocument());
  await page.addStyleTag({ content: cardRules });
  return { browser, page };
}

/** One card as PNG: few colours and flat fields, which a palette keeps exactly. */
export async function drawCard(card: Card): Promise<Buffer> {
  opened ??= typesetter();
  const { page } = await opened;
  await page.evaluate(setCard, cardBody(card));
  return sharp(await page.screenshot())
    .png({ compressionLevel: 9, effort: 10, palette: true, quality: 92, dither: 0 })
    .toBuffer();
}

export async function closeTypesetter(): Promise<void> {
  await (await opened)?.browser.close();
}

/** Runs in the page: shows the card and makes its title as large as its box allows. */
async function setCard(html: string): Promise<void> {
  document.body.innerHTML = html;
  await document.fonts.ready;
  for (const title of document.querySelectorAll<HTMLElement>('[data-fit]')) {
    let size = Number(title.dataset.fit);
    const text = title.firstElementChild as HTMLElement;
    do {
      title.style.fontSize = `${size}px`;
      size -= 2;
    } while (
      size > 48 &&
      (text.offsetHeight > title.clientHeight || text.scrollWidth > title.clientWidth)
    );
  }
  await document.fonts.ready;
}
