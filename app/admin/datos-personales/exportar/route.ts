import { create as contentDisposition } from 'content-disposition';
import { assertAdmin, ForbiddenError } from '@/lib/auth/session';
import { seeOther } from '@/lib/http/see-other';
import { log } from '@/lib/log/log';
import { readAskedAddress } from '@/lib/personal-data/asked-address';
import { exportPersonArchive } from '@/lib/personal-data/office';
import { dayOf } from '@/lib/time/madrid';

const page = '/admin/datos-personales';

/** Everything held about the person that the page shows, as an archive that is sent while it is written. */
export async function GET(): Promise<Response> {
  try {
    await assertAdmin();
    const address = await readAskedAddress();
    if (!address) return seeOther(page);
    const archive = await exportPersonArchive(address);
    return new Response(archive, {
      headers: {
        'content-type': 'application/zip',
        'content-disposition': contentDisposition(`datos-personales-${dayOf(new Date())}.zip`),
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
      },
    });
  } catch (error) {
    if (error instanceof ForbiddenError) return seeOther('/');
    log.error('Export of personal data', error);
    return seeOther(`${page}?aviso=exportar`);
  }
}
