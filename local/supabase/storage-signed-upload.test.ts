import { createHmac, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { startTestSupabase } from '../../tests/setup/supabase/running.ts';
import { loadKeys } from './keys.ts';
import { dataPaths } from './paths.ts';

/** The rights of a signed address in a browser of another origin, and the limits of these rights. */

const content = randomBytes(3000);
const supabase = await startTestSupabase();

const bucket = () => supabase.service().storage.from('private');

async function signedAddress(path: string): Promise<URL> {
  const { data, error } = await bucket().createSignedUploadUrl(path);
  if (error) throw error;
  return new URL(data.signedUrl);
}

const put = (address: URL, body: Uint8Array = content) =>
  fetch(address, {
    method: 'PUT',
    headers: { 'content-type': 'application/pdf', origin: 'http://localhost:3000' },
    body: new Uint8Array(body),
  });

/** The storage answers most refusals with 400 and gives the real status in the body. */
async function meaning(answer: Response): Promise<number> {
  const { statusCode } = answer.ok ? {} : await answer.json();
  return Number(statusCode ?? answer.status);
}

async function stored(path: string): Promise<Buffer | null> {
  const { data } = await bucket().download(path);
  return data && Buffer.from(await data.arrayBuffer());
}

/** A token signed with the storage's key, with other claims. */
async function forge(address: URL, changes: Record<string, unknown>): Promise<URL> {
  const { jwtSecret } = await loadKeys(dataPaths(supabase.project.dataDir).keys);
  const [head, claims = ''] = (address.searchParams.get('token') ?? '').split('.');
  const said = JSON.parse(Buffer.from(claims, 'base64url').toString());
  const payload = Buffer.from(JSON.stringify({ ...said, ...changes })).toString('base64url');
  const signature = createHmac('sha256', jwtSecret)
    .update(`${head}.${payload}`)
    .digest('base64url');
  const forged = new URL(address);
  forged.searchParams.set('token', `${head}.${payload}.${signature}`);
  return forged;
}

describe('a browser of another origin', () => {
  it('uploads one file to the address without a key, and can read the response', async () => {
    const answer = await put(await signedAddress('quarantine/una.pdf'));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect((await stored('quarantine/una.pdf'))?.equals(content)).toBe(true);
    expect((await bucket().info('quarantine/una.pdf')).data?.contentType).toBe('application/pdf');
  });
});

describe('a signed address', () => {
  it('does not replace a stored file', async () => {
    const address = await signedAddress('quarantine/fija.pdf');
    expect((await put(address)).status).toBe(200);
    const headers = { 'content-type': 'application/pdf', 'x-upsert': 'true' };
    for (const again of [
      await put(address, Buffer.from('otra')),
      await fetch(address, { method: 'PUT', headers, body: 'otra' }),
    ])
      expect(await meaning(again)).toBe(409);
    expect((await stored('quarantine/fija.pdf'))?.equals(content)).toBe(true);
  });

  it.each(['quarantine/otra.pdf', 'manuscripts/obra.pdf', 'quarantine/a/../b.pdf'])(
    'is not good for %s',
    async (path) => {
      const address = await signedAddress('quarantine/suya.pdf');
      const elsewhere = new URL(address.href.replace('quarantine/suya.pdf', path));
      expect((await put(elsewhere)).status).toBeGreaterThanOrEqual(400);
      expect(await stored(path)).toBeNull();
      const refused = await put(new URL(address.href.replace('/private/', '/open/')));
      expect(refused.status).toBe(400);
      expect(await refused.json()).toMatchObject({ code: 'InvalidSignature' });
    },
  );

  it('allows only uploads', async () => {
    const address = await signedAddress('quarantine/solo.pdf');
    await put(address);
    for (const method of ['GET', 'POST', 'DELETE'])
      expect((await fetch(address, { method })).status, method).toBeGreaterThanOrEqual(400);
    const token = address.searchParams.get('token');
    const read = `${supabase.url}/storage/v1/object/sign/private/quarantine/solo.pdf?token=${token}`;
    expect((await fetch(read)).status).toBeGreaterThanOrEqual(400);
    expect((await stored('quarantine/solo.pdf'))?.equals(content)).toBe(true);
  });

  it('is refused after its expiry, and when it was changed', async () => {
    const address = await signedAddress('quarantine/tarde.pdf');
    expect((await put(await forge(address, { exp: 1_700_000_000 }))).status).toBe(400);
    const touched = new URL(address);
    touched.searchParams.set('token', `${address.searchParams.get('token')?.slice(0, -4)}AAAA`);
    expect((await put(touched)).status).toBe(400);
    touched.searchParams.delete('token');
    expect((await put(touched)).status).toBe(400);
    expect(await stored('quarantine/tarde.pdf')).toBeNull();
    expect((await put(await forge(address, {}))).status).toBe(200);
  });
});

it('a visitor with the public key gets no address and moves nothing', async () => {
  await put(await signedAddress('quarantine/ajena.pdf'));
  const visitor = supabase.anonymous().storage.from('private');
  expect((await visitor.createSignedUrl('quarantine/ajena.pdf', 60)).data).toBeNull();
  expect((await visitor.createSignedUploadUrl('quarantine/propia.pdf')).data).toBeNull();
  await visitor.move('quarantine/ajena.pdf', 'quarantine/robada.pdf');
  expect((await stored('quarantine/ajena.pdf'))?.equals(content)).toBe(true);
});
