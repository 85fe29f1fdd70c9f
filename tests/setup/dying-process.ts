import { storeSubmission } from '@/lib/submissions/store';
import {
  issueUploadTicket,
  type UploadTarget,
  uploadTarget,
} from '@/lib/submissions/upload-ticket';
import { readAttachments } from '../../lib/files/attachment.ts';
import { specOf } from '../../lib/form-areas.ts';
import { pdf } from '../fixtures/documents.ts';

/**
 * A process that stores one proposal as the server does and kills itself after the given change
 * (tests/database/killed).
 */

const [email = '', way = '', last = ''] = process.argv.slice(2);
const key = crypto.randomUUID();
const real = globalThis.fetch;
let changes = 0;

globalThis.fetch = async (input, init) => {
  const answer = await real(input, init);
  if (!['POST', 'DELETE', 'PUT'].includes(init?.method ?? 'GET')) return answer;
  changes += 1;
  if (changes === Number(last)) process.kill(process.pid, 'SIGKILL');
  return answer;
};

function target(file: string): UploadTarget {
  const found = uploadTarget('editorial', file);
  if (!found) throw new Error(`no such file: ${file}`);
  return found;
}

const form = new FormData();
form.set('idempotency_key', key);
for (const file of ['obra', 'curriculum']) {
  const { name, buffer } = pdf(`${file}.pdf`);
  if (way === 'with the form') {
    form.set(file, new File([new Uint8Array(buffer)], name));
    continue;
  }
  const announced = { name, size: buffer.length, head: buffer };
  const ticket = await issueUploadTicket(target(file), key, announced);
  if (typeof ticket === 'string') throw new Error(ticket);
  const { url, type, reference } = ticket;
  const body = new Uint8Array(buffer);
  const answer = await fetch(url, { method: 'PUT', headers: { 'content-type': type }, body });
  if (!answer.ok) throw new Error(await answer.text());
  form.set(file, reference);
}
const files = await readAttachments(form, specOf('editorial').files, 'editorial');
if ('error' in files) throw new Error('the files were refused');
const person = { nombre: 'Zoraida', apellidos: 'Peñalver', email, telefono: '958000000' };
const proposal = { ...person, titulo_obra: 'Agua', tipo_obra: 'novela', consent: 'on' };
await storeSubmission('editorial', proposal, files, [`editorial:${key}`]);
