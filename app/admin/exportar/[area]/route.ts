import type { NextRequest } from 'next/server';
import { exportTexts } from '@/components/admin/inbox/export-texts';
import { exportEntries } from '@/lib/admin/export';
import { failedDownload } from '@/lib/admin/failed-download';
import { noFilter, readFilter } from '@/lib/admin/filter';
import { readIds } from '@/lib/admin/schema';
import { assertStaff, ForbiddenError } from '@/lib/auth/session';
import { isFormArea } from '@/lib/form-areas';
import { attachment } from '@/lib/http/attachment';
import { seeOther } from '@/lib/http/see-other';
import { log } from '@/lib/log/log';
import { dayOf } from '@/lib/time/madrid';

/** Sends a filtered list as CSV while it is being read. */
export async function GET(
  request: NextRequest,
  { params }: RouteContext<'/admin/exportar/[area]'>,
): Promise<Response> {
  const { area } = await params;
  if (!isFormArea(area)) return new Response(null, { status: 404 });
  try {
    await assertStaff();
    const search = request.nextUrl.searchParams;
    const ids = readIds(search.getAll('ids'));
    // Chosen entries are exported regardless of the filter.
    const filter = ids.length > 0 ? noFilter : readFilter(Object.fromEntries(search));
    const csv = await exportEntries(area, filter, await exportTexts(area), ids);
    return attachment(csv, `${area}-${dayOf(new Date())}.csv`, 'text/csv; charset=utf-8');
  } catch (error) {
    if (error instanceof ForbiddenError) return seeOther('/');
    log.error('Export', error, { area });
    return failedDownload(area, request, 'exportar');
  }
}
