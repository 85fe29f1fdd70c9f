import 'server-only';
import type { NextRequest, NextResponse } from 'next/server';
import { filterQuery, readFilter } from '@/lib/admin/filter';
import type { FormArea } from '@/lib/form-areas';
import { seeOther } from '@/lib/http/see-other';
import { addressOf, readPlace } from '@/lib/paging/keyset';

/** Back to the list that a file or an export was asked from, as it was filtered, with the notice of what failed. */
export function failedDownload(
  area: FormArea,
  { nextUrl }: NextRequest,
  aviso: 'archivo' | 'exportar',
): NextResponse {
  const search = Object.fromEntries(nextUrl.searchParams);
  const query = filterQuery(readFilter(search), { ...addressOf(readPlace(search)), aviso });
  return seeOther(`/admin/${area}${query}`);
}
