import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';

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
