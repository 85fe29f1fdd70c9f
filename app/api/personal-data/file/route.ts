import { readPersonRequest, refuseCaller } from '@/lib/jobs/refuse-caller';
import { readPersonFile } from '@/lib/personal-data/person';

const headers = {
  'cache-control': 'no-store',
  'content-type': 'application/octet-stream',
  'content-disposition': 'attachment',
};

/** Returns one file of the person, named by `{ "email": …, "path": … }`; 404 when the storage does not have it. */
export async function POST(request: Request): Promise<Response> {
  const refusal = refuseCaller(request, 'PERSONAL_DATA_SECRET');
  if (refusal) return refusal;
  const person = await readPersonRequest(request);
  if (!person?.path) return new Response(null, { status: 400, headers });
  const file = await readPersonFile(person.email, person.path);
  return new Response(file, { status: file ? 200 : 404, headers });
}
