import { mkdir, writeFile } from 'node:fs/promises';
import { jobs } from './artwork/files.ts';
import { closeTypesetter } from './artwork/social/draw.ts';

/**
 * Draws public/images: `node local/generate/artwork.ts [word in the file name]`. The pictures are committed; run it again
 * when a scene, a cover or a page's title changes. components/art/pictures.ts tells the pages about them.
 */
const wanted = process.argv[2] ?? '';
const folder = new URL('../../public/images/', import.meta.url);

try {
  for (const { file, make } of jobs.filter((job) => job.file.includes(wanted))) {
    const target = new URL(file, folder);
    await mkdir(new URL('.', target), { recursive: true });
    await writeFile(target, await make());
  }
} finally {
  await closeTypesetter();
}
