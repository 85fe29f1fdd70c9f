import { type NextRequest, NextResponse } from 'next/server';
import { startRecovery } from '@/lib/auth/mutations';
import { seeOther } from '@/lib/http/see-other';

/** Where the recovery mail leads: the token becomes a session, and /auth asks for the new password. */
export async function GET(request: NextRequest): Promise<NextResponse> {
  const { searchParams } = request.nextUrl;
  const tokenHash = searchParams.get('token_hash');
  if (!tokenHash || !/^[\w-]{1,200}$/.test(tokenHash) || searchParams.get('type') !== 'recovery')
    return seeOther('/auth?aviso=enlace');
  const refused = await startRecovery(tokenHash);
  return seeOther(refused ? '/auth?aviso=enlace' : '/auth');
}

/** Programs that look at the links in a mail must not use them up. */
export const HEAD = () => new NextResponse(null, { status: 200 });
