import { create as contentDisposition } from 'content-disposition';
import type { NextRequest } from 'next/server';
import { downloadFile } from '@/lib/admin/download';
import { failedDownload } from '@/lib/admin/failed-download';
import { ForbiddenError } from '@/lib/auth/session';
import { isFormArea } from '@/lib/form-areas';
import { seeOther } from '@/lib/http/see-other';
import { log } from '@/lib/log/log';

type Context = RouteContext<'/admin/archivos/[area]/[id]/[file]'>;

/** Hands a visitor's file to staff: always saved, never opened in the site's own origin. */
export async function GET(request: NextRequest, { params }: Context): Promise<Response> {
  const { area, id, file } = await params;
  if (!isFormArea(area)) return new Response(null, { status: 404 });
  try {
    // The reader fetches it by script; an address that is opened saves a file, whatever it says.
    const isRead =
      request.nextUrl.searchParams.has('leer') && request.headers.get('sec-fetch-mode') === 'cors';
    const download = await downloadFile(area, id, file, isRead ? 'reading' : 'download');
    if (!download) return failedDownload(area, request, 'archivo');
    return new Response(download.bytes.stream(), {
      headers: {
        'content-type': 'application/octet-stream',
        'content-length': String(download.bytes.size),
        'content-disposition': contentDisposition(download.name),
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
      },
    });
  } catch (error) {
    if (error instanceof ForbiddenError) return seeOther('/');
    log.error('Download', error, { area, id, file });
    return failedDownload(area, request, 'archivo');
  }
}
