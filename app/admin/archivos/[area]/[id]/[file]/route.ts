import type { NextRequest } from 'next/server';
import { staffGet } from '@/app/admin/_frame/staff-get';
import { downloadFile } from '@/app/admin/[area]/download';
import { listQuery } from '@/app/admin/[area]/filter';
import { isFormArea } from '@/lib/form-areas';
import { attachment, seeOther } from '@/lib/http/request';

type Context = RouteContext<'/admin/archivos/[area]/[id]/[file]'>;

/** Sends a visitor's file to staff as an attachment, so that the browser never opens it in the site's own origin. */
export async function GET(request: NextRequest, { params }: Context): Promise<Response> {
  const { area, id, file } = await params;
  if (!isFormArea(area)) return new Response(null, { status: 404 });
  // A download is recorded, so a link of another site leads to the entry instead.
  const site = request.headers.get('sec-fetch-site') ?? '';
  if (/^(cross|same)-site$/.test(site)) return seeOther(`/admin/${area}/${encodeURIComponent(id)}`);
  const failed = `/admin/${area}${listQuery(request.nextUrl.searchParams, 'archivo')}` as const;
  return staffGet({ name: 'Download', facts: { area, id, file }, failed }, async () => {
    const download = await downloadFile(area, id, file);
    if (!download) return seeOther(failed);
    const { bytes, name } = download;
    return attachment(bytes.stream(), name, 'application/octet-stream', {
      'content-length': String(bytes.size),
      'content-security-policy': "default-src 'none'; sandbox",
    });
  })(request);
}
