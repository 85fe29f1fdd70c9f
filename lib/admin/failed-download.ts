import 'server-only';
import type { NextRequest, NextResponse } from 'next/server';
import { listQuery } from '@/lib/admin/list-query';
import type { FormArea } from '@/lib/form-areas';
import { seeOther } from '@/lib/http/see-other';

/** Redirects to the filtered list from which a file or an export was requested, with a notice of the failure. */
export function failedDownload(
  area: FormArea,
  { nextUrl }: NextRequest,
  aviso: 'archivo' | 'exportar',
): NextResponse {
  return seeOther(`/admin/${area}${listQuery(nextUrl.searchParams, aviso)}`);
}
