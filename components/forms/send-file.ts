import { readHead } from '@/lib/files/inspection';
import { fileError } from '@/lib/files/problems';
import { type FormArea, fileOf } from '@/lib/form-areas';
import type { UploadTicket } from '@/lib/submissions/upload-ticket';
import { parseJson } from '@/lib/text/text';

export type SentFile =
  | { phase: 'done'; reference: string }
  | { phase: 'refused'; error: string }
  | { phase: 'stopped'; why: 'cancelled' | 'failed' };

export type Destination = { area: FormArea; field: string; key: string };

/** One file being uploaded. The ticket is kept between tries, so that a file whose answer was lost is not stored twice. */
export type Delivery = { file: File; destination: Destination; ticket: UploadTicket | null };

/** An upload without progress for this long is aborted; a slow one continues. */
const idleMilliseconds = 60_000;

/** One try: a ticket from the site, then the file to its address. Returns the state, or `again` for a retry. */
export async function sendFile(
  delivery: Delivery,
  signal: AbortSignal,
  onProgress: (sent: number) => void,
): Promise<SentFile | 'again'> {
  const ticket = delivery.ticket ?? (await askForTicket(delivery, signal));
  if (ticket === 'again' || 'phase' in ticket) return ticket;
  delivery.ticket = ticket;
  const outcome = await put(delivery.file, ticket, signal, onProgress);
  if (outcome === 'done') return { phase: 'done', reference: ticket.reference };
  if (outcome === 'too_big') {
    const rule = fileOf(delivery.destination.area, delivery.destination.field);
    return rule ? { phase: 'refused', error: fileError('too_big', rule) } : 'again';
  }
  if (outcome === 'spent') delivery.ticket = null;
  return 'again';
}

async function askForTicket(
  { file, destination: { area, field, key } }: Delivery,
  signal: AbortSignal,
): Promise<UploadTicket | SentFile | 'again'> {
  try {
    const head = await readHead(file);
    const response = await fetch(`/subidas/${area}/${field}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        key,
        name: file.name,
        size: file.size,
        head: btoa(String.fromCharCode(...head)),
      }),
      signal,
    });
    const { url, type, reference, error } = readAnswer(await response.text());
    if (response.status === 201 && url && type && reference) return { url, type, reference };
    if ([422, 429].includes(response.status) && error) return { phase: 'refused', error };
    return response.status >= 500 ? 'again' : { phase: 'stopped', why: 'failed' };
  } catch {
    return 'again';
  }
}

type PutOutcome = 'done' | 'spent' | 'too_big' | 'again';

/** XMLHttpRequest, because `fetch` reports no upload progress. `spent`: the storage no longer accepts the ticket. */
function put(
  file: File,
  { url, type }: UploadTicket,
  signal: AbortSignal,
  onProgress: (sent: number) => void,
): Promise<PutOutcome> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    let watchdog = setTimeout(() => request.abort(), idleMilliseconds);
    request.open('PUT', url);
    request.setRequestHeader('content-type', type);
    request.upload.onprogress = (event) => {
      clearTimeout(watchdog);
      watchdog = setTimeout(() => request.abort(), idleMilliseconds);
      onProgress(event.loaded);
    };
    request.onload = () => resolve(outcomeOf(request));
    request.onerror = () => resolve('again');
    request.onabort = () => resolve('again');
    request.onloadend = () => clearTimeout(watchdog);
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}

/** Supabase answers most refusals with 400 and says in the body what it means. */
function outcomeOf({ status, responseText }: XMLHttpRequest): PutOutcome {
  if (status >= 200 && status < 300) return 'done';
  const meant = Number(readAnswer(responseText).statusCode) || status;
  // An earlier try has stored the file, and its answer was lost.
  if (meant === 409) return 'done';
  if (meant === 413) return 'too_big';
  return meant >= 400 && meant < 500 ? 'spent' : 'again';
}

type Answer = Partial<Record<'url' | 'type' | 'reference' | 'error' | 'statusCode', string>>;

/** An answer from a proxy is not JSON. */
const readAnswer = (text: string) => (parseJson(text) ?? {}) as Answer;
