import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Readers, and the next start after a crash, see the complete file or the old one. */
export async function writeFileDurably(
  path: string,
  data: string | Uint8Array | readonly Uint8Array[],
): Promise<void> {
  const folder = dirname(path);
  await mkdir(folder, { recursive: true });
  const temporary = `${path}.${randomUUID()}.tmp`;
  try {
    await writeFile(temporary, data, { flag: 'wx', mode: 0o600, flush: true });
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  // Flushes the folder too, so that the rename survives a power failure.
  const entries = await open(folder, 'r');
  await entries.sync().finally(() => entries.close());
}
