import type { PDFDocumentProxy } from 'pdfjs-dist';

/** An opened PDF, which comes from a stranger and is untrusted; `close` terminates its worker. */
export type OpenPdf = { pages: number; draw: DrawPage; close: () => void };

/** Draws a page at the width of the canvas on the screen and returns the text of the page. */
type DrawPage = (number: number, canvas: HTMLCanvasElement) => Promise<string>;

/** Whether PDF.js failed because the document needs a password. */
export const isLocked = (error: unknown): boolean =>
  error instanceof Error && error.name === 'PasswordException';

/** The most pixels of a drawn page, whatever size the file declares. */
const mostPixels = 16_000_000;

/**
 * Opens a PDF with PDF.js. The worker is created here, because the library would fall back to running its code in the
 * page when no worker is allowed. The response that serves the worker has a policy that forbids it to load anything.
 * Scripts and forms of the document are not run. Throws when the bytes are no PDF.
 */
export async function openPdf(bytes: ArrayBuffer): Promise<OpenPdf> {
  const { getDocument, PDFWorker } = await import('pdfjs-dist');
  const address = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url);
  const port = new Worker(address.toString(), { type: 'module' });
  const worker = PDFWorker.create({ port });
  const task = getDocument({
    data: bytes,
    worker,
    enableXfa: false,
    useSystemFonts: true,
    useWorkerFetch: false,
    useWasm: false,
    maxImageSize: mostPixels,
    disableAutoFetch: true,
  });
  const close = () => {
    void task.destroy();
    port.terminate();
  };
  try {
    const broken = new Promise<never>((_, reject) => {
      port.addEventListener('error', () => reject(new Error('The worker of PDF.js failed')));
    });
    const pdf = await Promise.race([task.promise, broken]);
    return { pages: pdf.numPages, draw: (number, canvas) => draw(pdf, number, canvas), close };
  } catch (error) {
    close();
    throw error;
  }
}

async function draw(
  pdf: PDFDocumentProxy,
  number: number,
  canvas: HTMLCanvasElement,
): Promise<string> {
  const page = await pdf.getPage(number);
  const { width, height } = page.getViewport({ scale: 1 });
  const wanted = (canvas.clientWidth * Math.min(devicePixelRatio, 2)) / width;
  const scale = Math.min(wanted, Math.sqrt(mostPixels / (width * height)));
  const viewport = page.getViewport({ scale });
  canvas.width = Math.floor(viewport.width);
  canvas.height = Math.floor(viewport.height);
  await page.render({ canvas, viewport }).promise;
  const { items } = await page.getTextContent();
  page.cleanup();
  return items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
}
