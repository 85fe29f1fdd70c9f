import type { NextRequest } from 'next/server';
import { assertStaff, ForbiddenError } from '@/lib/auth/session';
import { listImages } from '@/lib/blog/editor/library';
import type { LibraryAnswer } from '@/lib/blog/editor/library-image';
import { seeOther } from '@/lib/http/see-other';
import { log } from '@/lib/log/log';
import { readPlace } from '@/lib/paging/keyset';
import { searchTerm } from '@/lib/text/search-term';

/** A page of the library for the picker in the editor. Answers `LibraryAnswer`. */
export async function GET({ nextUrl }: NextRequest): Promise<Response> {
  try {
    await assertStaff();
    const { q, despues } = Object.fromEntries(nextUrl.searchParams);
    const { rows, next } = await listImages(searchTerm(q), readPlace({ despues }));
    const answer: LibraryAnswer = { images: rows, older: next };
    return Response.json(answer, {
      headers: { 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' },
    });
  } catch (error) {
    if (error instanceof ForbiddenError) return seeOther('/');
    log.error('Pictures for the editor', error);
    return new Response(null, { status: 500 });
  }
}
