import { record } from '@/lib/audit/record';
import { readPersonRequest, refuseCaller } from '@/lib/jobs/refuse-caller';
import { packPerson } from '@/lib/personal-data/archive';
import { erasePerson, readPerson } from '@/lib/personal-data/person';

const noStore = { 'cache-control': 'no-store' };
const malformed = () => new Response('email?\n', { status: 400, headers: noStore });

/** Returns all data about the address in the body `{ "email": … }` as a ZIP archive, for `npm run jobs -- export`. */
export async function POST(request: Request): Promise<Response> {
  const refusal = refuseCaller(request, 'PERSONAL_DATA_SECRET');
  if (refusal) return refusal;
  const person = await readPersonRequest(request);
  if (!person) return malformed();
  const held = await readPerson(person.email);
  await record({ kind: 'exportacion', about: { kind: 'persona' } });
  const type = { 'content-type': 'application/zip', 'x-submissions': String(held.submissions) };
  return new Response(packPerson(person.email, held), { headers: { ...noStore, ...type } });
}

/** Erases the form submissions of that address, for `npm run jobs -- erase`. */
export async function DELETE(request: Request): Promise<Response> {
  const refusal = refuseCaller(request, 'PERSONAL_DATA_SECRET');
  if (refusal) return refusal;
  const person = await readPersonRequest(request);
  if (!person) return malformed();
  const erased = await erasePerson(person.email);
  await record({ kind: 'borrado', about: { kind: 'persona' } });
  return Response.json({ erased }, { headers: noStore });
}
