import type { App } from '@supabase/lite';
import { ZodError } from 'zod';
import { authService } from './auth.ts';
import type { Database } from './database.ts';
import { type Exchange, toRequest, withJson } from './exchange.ts';
import type { Service } from './faults.ts';
import type { Keys } from './keys.ts';
import { createQueue } from './queue.ts';
import { mendRestAnswer } from './rest-errors.ts';
import { withSqlError } from './sql-errors.ts';
import { mendStorageAnswer } from './storage-answers.ts';
import { mendStorageError, refusal } from './storage-errors.ts';
import { foldList, mendListRequest } from './storage-list.ts';
import { invalidKey, needsNoKey, storageRoute } from './storage-route.ts';
import { mendUpload } from './storage-upload.ts';

type Engine = Pick<App, 'fetch'>;
type Session = Pick<Database, 'query' | 'singleSession' | 'transaction'>;
type Handler = (exchange: Exchange) => Promise<Response>;

function restService(app: Engine): Handler {
  return async (exchange) => {
    const { result, error } = await withSqlError(() => app.fetch(toRequest(exchange)));
    return mendRestAnswer(result, error);
  };
}

async function list(app: Engine, exchange: Exchange): Promise<Response> {
  const { exchange: whole, options } = mendListRequest(exchange);
  const answer = await app.fetch(toRequest(whole));
  if (!answer.ok) return mendStorageError(answer);
  return withJson(answer, foldList(await answer.json(), options));
}

function storageService(app: Engine): Handler {
  const handle: Handler = async (exchange) => {
    const key = invalidKey(exchange);
    if (key) return refusal(400, 'InvalidKey', `Invalid key: ${key}`);
    const route = storageRoute(exchange.method, exchange.url.pathname);
    if (route.kind === 'list') return list(app, exchange);
    const uploads = route.kind === 'upload' || route.kind === 'upload-signed';
    const sent = uploads ? await mendUpload(exchange) : exchange;
    return mendStorageAnswer(route, await app.fetch(toRequest(sent)), exchange);
  };
  return (exchange) => handle(exchange).catch(badRequest);
}

/** An unreadable body or address is the client's error. */
function badRequest(error: unknown): Response {
  const mistakes = [SyntaxError, URIError, TypeError, ZodError];
  if (!(error instanceof Error && mistakes.some((kind) => error instanceof kind))) throw error;
  const body = { statusCode: '400', code: 'InvalidRequest', error: 'Bad Request' };
  return Response.json({ ...body, message: error.message }, { status: 400 });
}

/** Refuses storage requests without a key, as the hosted gateway does; the library accepts them. */
function refuseKeyless({ method, url, headers }: Exchange, keys: Keys): Response | undefined {
  if (needsNoKey(method, url.pathname)) return undefined;
  const key = headers.get('apikey') ?? url.searchParams.get('apikey');
  if (key === keys.publishableKey || key === keys.secretKey) return undefined;
  const message = key ? 'Invalid API key' : 'No API key found in request';
  return Response.json({ statusCode: '401', error: 'Unauthorized', message }, { status: 401 });
}

/** The three services behind one gateway; requests run one at a time when the database has a single session. */
export function createServices(
  app: Engine,
  database: Session,
  keys: Keys,
  siteUrl: string,
): (service: Service, exchange: Exchange) => Promise<Response> {
  const inTurn = createQueue();
  const handlers: Record<Service, Handler> = {
    rest: restService(app),
    auth: authService(app.fetch.bind(app), { database, keys, siteUrl }),
    storage: storageService(app),
  };
  return async (service, exchange) => {
    const refusal = service === 'storage' ? refuseKeyless(exchange, keys) : undefined;
    if (refusal) return refusal;
    const work = () => handlers[service](exchange);
    // Two uploads to one path would write the same file, so storage writes always run one at a time.
    const writesFiles = service === 'storage' && exchange.method !== 'GET';
    return database.singleSession || writesFiles ? inTurn(work) : work();
  };
}
