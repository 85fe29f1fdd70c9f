import { hiddenFields, post, postForm, withoutScripts } from './form-post.ts';

/** How the files travel: with the form, as without JavaScript, or ahead of it, as with JavaScript. */
export const ways = ['with the form', 'ahead of the form'] as const;
export type Way = (typeof ways)[number];

const page = '/dauro/editorial/propuesta';
const sent = '¡Tu obra está en camino!';
const megabytes = 5;
const pdf = Buffer.concat([
  Buffer.from('%PDF-1.7\n'),
  Buffer.alloc(megabytes * 1024 * 1024 - 15, 'a'),
  Buffer.from('\n%%EOF'),
]);

/** One person sends a proposal of two files; false when the site does not thank for it. */
export async function sendProposal(site: string, way: Way, email: string): Promise<boolean> {
  const address = new URL(page, site);
  const key = crypto.randomUUID();
  const fields = new Map([
    ...(await hiddenFields(address)),
    ['nombre', 'Zoraida'],
    ['apellidos', 'Peñalver'],
    ['email', email],
    ['telefono', '958000000'],
    ['titulo_obra', 'Agua de la Alhambra'],
    ['tipo_obra', 'poesia'],
    ['consent', 'on'],
    ['idempotency_key', key],
  ]);
  if (way === 'with the form') {
    const files = ['obra', 'curriculum'].map((field) => ({ field, name: 'a.pdf', bytes: pdf }));
    return isThanked(await postForm(address, fields, files));
  }
  for (const field of ['obra', 'curriculum']) {
    const { status, text } = await post(new URL(`/subidas/editorial/${field}`, site), [pdf], {
      'content-type': 'application/octet-stream',
      'x-form-key': key,
      'x-file-name': 'a.pdf',
    });
    if (status !== 201) return false;
    fields.set(field, JSON.parse(text).reference);
  }
  return isThanked(await postForm(address, fields));
}

const isThanked = ({ text }: { text: string }) => withoutScripts(text).includes(sent);
