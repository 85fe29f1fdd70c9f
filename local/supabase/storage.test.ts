import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { startTestSupabase } from '../../tests/setup/supabase/running.ts';

const content = Buffer.concat([Buffer.from([0, 255, 13, 10, 0x1a, 0xc3]), randomBytes(300_000)]);
const pdf = { contentType: 'application/pdf' };

const supabase = await startTestSupabase();

const bucket = () => supabase.service().storage.from('private');

async function bytes(path: string): Promise<Buffer> {
  const { data, error } = await bucket().download(path);
  expect(error).toBeNull();
  return Buffer.from((await data?.arrayBuffer()) ?? new ArrayBuffer());
}

type Body = Buffer | Blob | ReadableStream<Uint8Array>;

it.each<[kind: string, body: () => Body]>([
  ['a buffer', () => content],
  ['a blob', () => new Blob([content], { type: 'application/pdf' })],
  ['a stream', () => new Blob([content]).stream()],
])('keeps %s byte for byte', async (kind, body) => {
  const path = `carpeta/a & ${kind} (1).pdf`;
  const { data, error } = await bucket().upload(path, body(), { ...pdf, duplex: 'half' });
  expect(error).toBeNull();
  expect(data).toMatchObject({ path, fullPath: `private/${path}` });
  expect((await bytes(path)).equals(content)).toBe(true);
  expect((await bucket().info(path)).data).toMatchObject({
    name: path,
    bucketId: 'private',
    size: content.byteLength,
    contentType: 'application/pdf',
    cacheControl: 'max-age=3600',
  });
  const copy = await bucket().copy(path, `copia de ${kind}.pdf`);
  expect(copy.data?.path).toBe(`private/copia de ${kind}.pdf`);
});

it('replaces no file without upsert', async () => {
  await bucket().upload('una.pdf', content, pdf);
  const taken = { statusCode: '409', code: 'KeyAlreadyExists' };
  expect((await bucket().upload('una.pdf', Buffer.from('otra'), pdf)).error).toMatchObject(taken);
  expect((await bytes('una.pdf')).equals(content)).toBe(true);
});

it.each(['año.pdf', 'a[1].pdf', 'a|b.pdf', 'a\u00a0b.pdf', '😀.pdf'])(
  'refuses the key %j wherever one is given',
  async (key) => {
    await bucket().upload('clave.pdf', content, { ...pdf, upsert: true });
    const refusals = [
      await bucket().upload(key, content, pdf),
      await bucket().createSignedUploadUrl(key),
      await bucket().copy('clave.pdf', key),
      await bucket().move('clave.pdf', key),
    ];
    for (const { error } of refusals) {
      expect(error).toMatchObject({ statusCode: '400', code: 'InvalidKey' });
    }
    expect((await bucket().exists('clave.pdf')).data).toBe(true);
  },
);

it('signs addresses that are invalid when changed', async () => {
  await bucket().upload('firmado/a.pdf', content, pdf);
  const { data } = await bucket().createSignedUrl('firmado/a.pdf', 60, { download: 'obra.pdf' });
  const signed = new URL(data?.signedUrl ?? '');
  const answer = await fetch(signed);
  expect(answer.headers.get('content-disposition')).toContain("filename*=UTF-8''obra.pdf");
  expect(Buffer.from(await answer.arrayBuffer()).equals(content)).toBe(true);
  const foreign = await fetch(signed.href.replace('firmado', 'otro'));
  expect(foreign.status).toBe(400);
  expect(await foreign.json()).toMatchObject({ statusCode: '400', code: 'InvalidSignature' });
  signed.searchParams.set('token', `${signed.searchParams.get('token')?.slice(0, -3)}abc`);
  expect((await fetch(signed)).status).toBe(400);
});
