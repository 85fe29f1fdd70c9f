import 'server-only';
import type { NextRequest } from 'next/server';
import { assertStaff, type Caller, ForbiddenError } from '@/lib/auth/session';
import {
  asksForData,
  isSameOrigin,
  privateHeaders,
  refuseData,
  seeOther,
} from '@/lib/http/request';
import { log } from '@/lib/log/log';

type Handler = (request: NextRequest) => Promise<Response>;

type Read = (query: URLSearchParams, caller: Caller, request: NextRequest) => Promise<unknown>;

type Options = {
  name: string;
  facts?: Readonly<Record<string, string>>;
  /** The page that a failure redirects to; without it a failure is a 500. */
  failed?: `/${string}`;
};

/** Answers staff with what `read` returns, as JSON unless it is a response. Others get a status (scripts) or a redirect. */
export const staffGet =
  ({ name, facts, failed }: Options, read: Read): Handler =>
  async (request) => {
    const { nextUrl, headers } = request;
    try {
      const answer = await read(nextUrl.searchParams, await assertStaff('office'), request);
      return answer instanceof Response
        ? answer
        : Response.json(answer, { headers: privateHeaders });
    } catch (error) {
      if (error instanceof ForbiddenError) {
        return asksForData(headers) ? refuseData(error.reason) : seeOther('/');
      }
      log.error(name, error, facts);
      return failed ? seeOther(failed) : new Response(null, { status: 500 });
    }
  };

/** The same for requests that write a record. A form of another site is refused. */
export const staffPost = (options: Options, read: Read): Handler => {
  const handle = staffGet(options, read);
  return async (request) =>
    isSameOrigin(request.headers) ? handle(request) : new Response(null, { status: 403 });
};
