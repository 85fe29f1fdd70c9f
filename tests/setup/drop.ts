import { writeFile } from 'node:fs/promises';
import type { Locator, Page, TestInfo } from '@playwright/test';
import type { FilePayload } from '../fixtures/documents.ts';

/**
 * Drags a file from the desktop over a control and drops it, through the browser's input protocol: events dispatched by
 * a script put no file into the native control.
 */
export async function dropFile(
  page: Page,
  control: Locator,
  file: FilePayload,
  info: Pick<TestInfo, 'outputPath'>,
): Promise<void> {
  const path = info.outputPath(file.name);
  await writeFile(path, file.buffer);
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (!box) throw new Error('There is nothing to drop it on');
  const place = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const session = await page.context().newCDPSession(page);
  const data = { items: [], files: [path], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await session.send('Input.dispatchDragEvent', { type, ...place, data });
  await session.detach();
}
