import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';

const picture = 'public/images/gallery/01.webp';

/** Pastes pictures into a text, or drops them on it. */
export async function giveFiles(text: Locator, way: 'paste' | 'drop', names: string[]) {
  const bytes = [...(await readFile(picture))];
  await text.evaluate(
    (element, given) => {
      const data = new DataTransfer();
      for (const name of given.names)
        data.items.add(new File([new Uint8Array(given.bytes)], name, { type: 'image/webp' }));
      const { x, y } = element.getBoundingClientRect();
      const options = { bubbles: true, cancelable: true, clientX: x + 100, clientY: y + 40 };
      element.dispatchEvent(
        given.way === 'paste'
          ? new ClipboardEvent('paste', { ...options, clipboardData: data })
          : new DragEvent('drop', { ...options, dataTransfer: data }),
      );
    },
    { bytes, names, way },
  );
}
