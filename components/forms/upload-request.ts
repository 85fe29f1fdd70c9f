export type SentFile =
  | { phase: 'done'; reference: string }
  | { phase: 'refused'; error: string }
  | { phase: 'stopped'; why: 'failed' };

/**
 * One try to send one file: XMLHttpRequest, since fetch does not tell how much has left. Answers what became of it, or
 * `again` where the line broke or the server asks for patience.
 */
export function sendFile(
  file: File,
  { area, field, key }: { area: string; field: string; key: string },
  signal: AbortSignal,
  onProgress: (sent: number) => void,
): Promise<SentFile | 'again'> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', `/subidas/${area}/${field}`);
    request.setRequestHeader('x-form-key', key);
    request.setRequestHeader('x-file-name', encodeURIComponent(file.name.toWellFormed()));
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.upload.onprogress = (event) => onProgress(event.loaded);
    request.onload = () => resolve(outcomeOf(request));
    request.onerror = () => resolve('again');
    request.onabort = () => resolve('again');
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}

function outcomeOf({ status, responseText }: XMLHttpRequest): SentFile | 'again' {
  const { reference, error } = parse(responseText);
  if (status === 201 && reference) return { phase: 'done', reference };
  if (status === 413) return { phase: 'refused', error: 'file_too_big' };
  if ((status === 422 || status === 429) && error) return { phase: 'refused', error };
  return status >= 500 ? 'again' : { phase: 'stopped', why: 'failed' };
}

/** An answer of a proxy on the way is no JSON. */
function parse(text: string): { reference?: string; error?: string } {
  try {
    return JSON.parse(text) ?? {};
  } catch {
    return {};
  }
}
