import type { NextRequest } from 'next/server';
import { readIds } from '@/app/admin/_frame/schema';
import { staffPost } from '@/app/admin/_frame/staff-get';
import { exportEntries, exportTexts } from '@/app/admin/[area]/export';
import { listQuery, readFilter } from '@/app/admin/[area]/filter';
import { isFormArea } from '@/lib/form-areas';
import { attachment } from '@/lib/http/request';
import { dayOf } from '@/lib/time/madrid';

/** Sends a filtered list as CSV while it is being read. */
export async function POST(
  request: NextRequest,
  { params }: RouteContext<'/admin/exportar/[area]'>,
): Promise<Response> {
  const { area } = await params;
  if (!isFormArea(area)) return new Response(null, { status: 404 });
  const failed = `/admin/${area}${listQuery(request.nextUrl.searchParams, 'exportar')}` as const;
  return staffPost({ name: 'Export', facts: { area }, failed }, async (query) => {
    const ids = readIds(query.getAll('ids'));
    // Chosen entries are exported regardless of the filter.
    const filter = readFilter(ids.length > 0 ? {} : Object.fromEntries(query));
    const csv = await exportEntries(area, filter, await exportTexts(area), ids);
    return attachment(csv, `${area}-${dayOf(new Date())}.csv`, 'text/csv; charset=utf-8');
  })(request);
}
