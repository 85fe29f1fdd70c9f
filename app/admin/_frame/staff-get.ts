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

/** Spanish Excel uses semicolons; the byte order mark tells it that the file is UTF-8. */
const separator = ';';
export const byteOrderMark = '\uFEFF';

/** Spreadsheets evaluate a cell that begins like this as a formula, even after spaces and with fullwidth characters. */
const formula = /^[\s\p{Cf}]*[=+\-@\t\r\n|%＝＋－＠]/u;

const month =
  '(ene(ro)?|feb(rero)?|mar(zo)?|abr(il)?|mayo?|jun(io)?|jul(io)?|ago(sto)?|sept?(iembre)?|oct(ubre)?|nov(iembre)?|dic(iembre)?)[.]?';

/** What spreadsheets replace by another number, an hour, a date or a truth value: a telephone, «1.984», «Mayo 68», «Falso». */
const replaced = new RegExp(
  String.raw`^\s*(0\d+|\d{16,}|\(?\d{1,3}(\.\d{3})+(,\d+)?\)?|\(\d+(,\d+)?\)|\d+-|\d+([.,]\d+)?e[+-]?\d+|\d\d?(:\d\d?){1,2}|\d{1,4}([/-]\d{1,4}){1,2}|(\d\d?[ -])?${month}[ -]\d{1,4}|\d\d?[ -]${month}|verdadero|falso|true|false)\s*$`,
  'i',
);

/** Writes one cell: with an apostrophe so that no spreadsheet evaluates or replaces it, and quoted where necessary. */
export function csvCell(value: string | null): string {
  const text = (value ?? '').replaceAll('\0', '');
  const neutral = formula.test(text) || replaced.test(text) ? `'${text}` : text;
  return /[";,\t\r\n]|^\s|\s$/.test(neutral) ? `"${neutral.replaceAll('"', '""')}"` : neutral;
}

/** Writes one line with the line ending of RFC 4180. */
export const csvLine = (cells: readonly (string | null)[]): string =>
  `${cells.map(csvCell).join(separator)}\r\n`;

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
