import { cookies } from 'next/headers';
import type { NextRequest, NextResponse } from 'next/server';
import { endSession } from '@/lib/auth/mutations';
import { env } from '@/lib/env';
import { isSameOrigin, seeOther } from '@/lib/http/request';
import { signedOutFlash, siteCookie } from '@/lib/supabase/session-cookie';

/** Signs out. A plain form posts here, so that it works on every page and without JavaScript. */
export async function POST(request: NextRequest): Promise<NextResponse> {
  // SameSite does not block forms of another subdomain of this domain, so check the origin too.
  if (!isSameOrigin(request.headers)) return seeOther('/');
  await endSession();
  (await cookies()).set({ ...siteCookie(signedOutFlash, env.SITE_URL), value: '1', maxAge: 30 });
  return seeOther('/');
}
