import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { fromBufferPromise } from 'yauzl';

/** The tab that a control opens. */
export async function tabFrom(control: Locator): Promise<Page> {
  const opened = control.page().waitForEvent('popup');
  await control.click();
  return opened;
}

/** The file that a control downloads. */
export async function downloadFrom(control: Locator) {
  const saving = control.page().waitForEvent('download');
  await control.click();
  const download = await saving;
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

/** The texts of the entries of a ZIP archive by their paths. */
export async function unpack(zip: Buffer): Promise<Record<string, string>> {
  const archive = await fromBufferPromise(zip, { lazyEntries: true });
  const entries: Record<string, string> = {};
  for await (const entry of archive.eachEntry()) {
    const chunks: Buffer[] = [];
    for await (const chunk of await archive.openReadStreamPromise(entry)) chunks.push(chunk);
    entries[entry.fileName] = Buffer.concat(chunks).toString();
  }
  return entries;
}
