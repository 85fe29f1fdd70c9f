import { staffPost } from '@/app/admin/_frame/staff-get';
import { exportPersonArchive, readAskedAddress } from '@/app/admin/datos-personales/queries';
import { assertStaff, hasProvedLately, proofAddress } from '@/lib/auth/session';
import { attachment, seeOther } from '@/lib/http/request';
import { dayOf } from '@/lib/time/madrid';

const page = '/admin/datos-personales';
const options = { name: 'Export of personal data', failed: `${page}?aviso=exportar` } as const;

/** Everything stored about the person shown on the page, as an archive that is sent while it is being written. */
export const POST = staffPost(options, async (_query, _caller, request) => {
  const caller = await assertStaff('house');
  if (!hasProvedLately(caller)) return seeOther(proofAddress(page));
  const address = await readAskedAddress();
  const shown = (await request.formData()).get('email');
  if (!address || shown !== address) return seeOther(`${page}?aviso=otra`);
  const archive = await exportPersonArchive(address);
  const name = `datos-personales-${dayOf(new Date())}.zip`;
  return attachment(archive, name, 'application/zip');
});
