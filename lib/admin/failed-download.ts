import 'server-only';
import type { NextRequest, NextResponse } from 'next/server';
import { listQuery } from '@/lib/admin/list-query';
import type { FormArea } from '@/lib/form-areas';
import { seeOther } from '@/lib/http/see-other';

/** Back to the list that a file or an export was asked from, as it was filtered, with the notice of what failed. */
export function failedDownload(
  area: FormArea,
  { nextUrl }: NextRequest,
  aviso: 'archivo' | 'exportar',
): NextResponse {
  return seeOther(`/admin/${area}${listQuery(nextUrl.searchParams, aviso)}`);
}
