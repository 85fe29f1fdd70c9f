import type { PDFDocumentProxy } from 'pdfjs-dist';

/** A PDF of a stranger, opened; `close` ends its worker. */
export type OpenPdf = { pages: number; draw: DrawPage; close: () => void };

/** Draws a page as wide as the canvas stands on the screen and answers its words. */
type DrawPage = (number: number, canvas: HTMLCanvasElement) => Promise<string>;

/** What PDF.js throws for a document that asks for a password. */
export const isLocked = (error: unknown): boolean =>
  error instanceof Error && error.name === 'PasswordException';

/** A page of a manuscript is never larger than this on the canvas, whatever its file says. */
const mostPixels = 16_000_000;

/**
 * Opens bytes with PDF.js. The worker is started here and not by the library, which would run its code in the page where
 * no worker is allowed. The worker's answer carries a policy that lets it load nothing; scripts and forms of the document
 * are not run. Throws for what is no PDF.
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
