import 'server-only';
import type { NextRequest } from 'next/server';
import { shortestTerm } from '@/lib/admin/search-result';
import { assertStaff, type Caller, ForbiddenError } from '@/lib/auth/session';
import { privateHeaders } from '@/lib/http/attachment';
import { seeOther } from '@/lib/http/see-other';
import { log } from '@/lib/log/log';
import { searchTerm } from '@/lib/text/search-term';

type Handler = (request: NextRequest) => Promise<Response>;

/**
 * A GET handler that returns the JSON of `read` to staff. Others are redirected home; 500 means that `read` threw.
 * `name` is for the log.
 */
export const staffJson =
  (name: string, read: (query: URLSearchParams, caller: Caller) => Promise<unknown>): Handler =>
  async ({ nextUrl }) => {
    try {
      const caller = await assertStaff();
      const answer = await read(nextUrl.searchParams, caller);
      return answer instanceof Response
        ? answer
        : Response.json(answer, { headers: privateHeaders });
    } catch (error) {
      if (error instanceof ForbiddenError) return seeOther('/');
      log.error(name, error);
      return new Response(null, { status: 500 });
    }
  };

/** Like `staffJson`, for a search; a term that is too short returns nothing. */
export const staffSearch = (
  name: string,
  find: (term: string, caller: Caller) => Promise<unknown>,
): Handler =>
  staffJson(name, async (query, caller) => {
    const term = searchTerm(query.get('q') ?? undefined);
    return [...term].length < shortestTerm ? [] : find(term, caller);
  });
