import { record } from '@/lib/audit/record';
import { readPersonRequest, refuseCaller } from '@/lib/jobs/refuse-caller';
import { packPerson } from '@/lib/personal-data/archive';
import { erasePerson, readPerson } from '@/lib/personal-data/person';

const noStore = { 'cache-control': 'no-store' };

/** The person whom a request is about; the answer to a caller without the secret, and to a body without an address. */
const personOf = async (request: Request): Promise<{ email: string } | Response> =>
  refuseCaller(request, 'PERSONAL_DATA_SECRET') ??
  (await readPersonRequest(request)) ??
  new Response('email?\n', { status: 400, headers: noStore });

/** Returns all data about the address in the body `{ "email": … }` as a ZIP archive, for `npm run jobs -- export`. */
export async function POST(request: Request): Promise<Response> {
  const person = await personOf(request);
  if (person instanceof Response) return person;
  const held = await readPerson(person.email);
  await record({ kind: 'exportacion', about: { kind: 'persona' } });
  const type = { 'content-type': 'application/zip', 'x-submissions': String(held.submissions) };
  return new Response(packPerson(person.email, held), { headers: { ...noStore, ...type } });
}

/** Erases the form submissions of that address, for `npm run jobs -- erase`. */
export async function DELETE(request: Request): Promise<Response> {
  const person = await personOf(request);
  if (person instanceof Response) return person;
  const erased = await erasePerson(person.email);
  await record({ kind: 'borrado', about: { kind: 'persona' } });
  return Response.json({ erased }, { headers: noStore });
}
