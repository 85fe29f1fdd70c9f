/**
 * Draws everything that carries the mark outside the pages: favicon, touch and manifest icons, logos as files, and the
 * picture for social networks. Run `node local/generate/brand/main.ts` when the mark changes; the results are committed.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { icoOf } from './ico.ts';
import { drawPages } from './pages.ts';
import { maskableIcon, roundIcon, starFile } from './vectors.ts';

const at = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const png = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: 300 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();

await mkdir(at('public/icons'), { recursive: true });
await mkdir(at('public/brand'), { recursive: true });
await writeFile(at('app/icon.svg'), roundIcon);
await writeFile(at('app/favicon.ico'), icoOf(await png(roundIcon, 32), 32));
await writeFile(at('app/apple-icon.png'), await png(maskableIcon, 180));
await writeFile(at('public/icons/icon-192.png'), await png(roundIcon, 192));
await writeFile(at('public/icons/icon-512.png'), await png(roundIcon, 512));
await writeFile(at('public/icons/icon-maskable-192.png'), await png(maskableIcon, 192));
await writeFile(at('public/icons/icon-maskable-512.png'), await png(maskableIcon, 512));
await writeFile(at('public/brand/mark.svg'), starFile);
for (const [path, image] of await drawPages()) {
  await writeFile(
    at(path),
    await sharp(image).png({ compressionLevel: 9, palette: true, quality: 90 }).toBuffer(),
  );
}
