import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { hiddenFields, withoutScripts } from '../../../tests/setup/form-page.ts';

/** How files are sent: before the form, as with JavaScript, or with it, as without. */
export type Way = 'ahead of the form' | 'with the form';

const page = '/dauro/editorial/propuesta';
const slots = ['obra', 'curriculum'] as const;
const person = {
  nombre: 'Zoraida',
  apellidos: 'Peñalver',
  telefono: '958000000',
  titulo_obra: 'Agua de la Alhambra',
  tipo_obra: 'poesia',
  consent: 'on',
};
const pdf = Buffer.concat([
  Buffer.from('%PDF-1.7\n'),
  Buffer.alloc(5 * 1024 * 1024 - 15, 'a'),
  Buffer.from('\n%%EOF'),
]);
const file = new File([pdf], 'a.pdf', { type: 'application/pdf' });

/** Sends proposals to a site, each from an address of this machine; false when the site does not confirm one. */
export async function createSender(site: string, way: Way) {
  const address = new URL(page, site);
  const hidden = await hiddenFields(address);
  return async (from: string, email: string): Promise<boolean> => {
    const key = crypto.randomUUID();
    const form = new FormData();
    const fields = { ...person, email, idempotency_key: key };
    for (const [name, value] of [...hidden, ...Object.entries(fields)]) form.set(name, value);
    for (const slot of slots) {
      const sent = way === 'with the form' ? file : await sendAhead(site, slot, from, key);
      if (!sent) return false;
      form.set(slot, sent);
    }
    const answer = await send('POST', address, from, form);
    return withoutScripts(answer.text).includes('¡Tu obra está en camino!');
  };
}

/** Uploads like the page's script: requests a ticket, sends the file to the storage, and retries twice. */
async function sendAhead(site: string, slot: string, from: string, key: string) {
  const announced = { key, name: file.name, size: file.size, head: pdf.toString('base64', 0, 60) };
  for (const pause of [1500, 3000, 0]) {
    const address = new URL(`/subidas/editorial/${slot}`, site);
    const ticket = await send('POST', address, from, JSON.stringify(announced), 'application/json');
    if (ticket.status === 201) {
      const { url, type, reference } = JSON.parse(ticket.text);
      if ((await send('PUT', new URL(url), from, pdf, type)).status === 200) return reference;
    }
    await setTimeout(pause);
  }
  return undefined;
}

/** Sends a body from one of this machine's addresses, which `fetch` cannot choose, without a timeout. */
async function send(
  method: 'POST' | 'PUT',
  address: URL,
  localAddress: string,
  body: BodyInit,
  type?: string,
): Promise<{ status: number; text: string }> {
  const encoded = new Response(body, type ? { headers: { 'content-type': type } } : {});
  const headers = Object.fromEntries(encoded.headers);
  const bytes = await encoded.bytes();
  const sent = request(address, { method, agent: false, localAddress, family: 4, headers });
  // `once` below reports errors only until the response arrives, and the server may still abort the upload after it.
  sent.on('error', () => undefined);
  sent.end(bytes);
  const [response]: IncomingMessage[] = await once(sent, 'response');
  if (!response) throw new Error(`${address.href} has not answered`);
  return { status: response.statusCode ?? 0, text: await text(response) };
}
