import 'server-only';
import { NextResponse } from 'next/server';

/** A 303 with a relative `Location`, because behind a proxy the server does not know its public origin. */
export function seeOther(path: `/${string}`): NextResponse {
  return new NextResponse(null, {
    status: 303,
    headers: { location: path, 'cache-control': 'no-store' },
  });
}
