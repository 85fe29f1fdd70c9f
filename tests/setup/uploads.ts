import { type CDPSession, expect, type Page } from '@playwright/test';
import { secretClient } from './backend.ts';

/** Every file that waits for a form in the editorial bucket. */
export async function quarantined(): Promise<string[]> {
  const { data, error } = await secretClient()
    .storage.from('editorial-submissions')
    .list('quarantine', { limit: 1000 });
  if (error) throw error;
  return data.map(({ name }) => name).sort();
}

/** Each session has conditions of its own, and the slowest wins. */
const sessions = new WeakMap<Page, CDPSession>();

/** A line so slow that one can watch; `null` is as fast as the machine. */
export async function setLine(page: Page, bytesPerSecond: number | null): Promise<void> {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: bytesPerSecond ?? -1,
  });
}

/** Waits until so many chosen files have travelled ahead. */
export const expectReceived = (page: Page, files: number) =>
  expect(page.getByRole('status').filter({ hasText: 'Archivo recibido' })).toHaveCount(files);
