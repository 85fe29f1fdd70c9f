import 'server-only';
import { NextResponse } from 'next/server';

/**
 * A 303 to a path of this site. The `Location` is relative: behind a proxy the server does not know its public origin
 * for certain, and the browser does.
 */
export function seeOther(path: `/${string}`): NextResponse {
  return new NextResponse(null, {
    status: 303,
    headers: { location: path, 'cache-control': 'no-store' },
  });
}
