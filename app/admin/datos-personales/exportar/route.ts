import { assertAdmin, ForbiddenError } from '@/lib/auth/session';
import { attachment } from '@/lib/http/attachment';
import { seeOther } from '@/lib/http/see-other';
import { log } from '@/lib/log/log';
import { readAskedAddress } from '@/lib/personal-data/asked-address';
import { exportPersonArchive } from '@/lib/personal-data/office';
import { dayOf } from '@/lib/time/madrid';

const page = '/admin/datos-personales';

/** Everything stored about the person shown on the page, as an archive that is sent while it is being written. */
export async function GET(): Promise<Response> {
  try {
    await assertAdmin();
    const address = await readAskedAddress();
    if (!address) return seeOther(page);
    const archive = await exportPersonArchive(address);
    const name = `datos-personales-${dayOf(new Date())}.zip`;
    return attachment(archive, name, 'application/zip');
  } catch (error) {
    if (error instanceof ForbiddenError) return seeOther('/');
    log.error('Export of personal data', error);
    return seeOther(`${page}?aviso=exportar`);
  }
}
