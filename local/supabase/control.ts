import type { IncomingMessage } from 'node:http';
import { parseJson } from '../../lib/text/text.ts';
import { type Faults, modes, services } from './faults.ts';
import { readBody } from './request-body.ts';

async function changeFaults(request: IncomingMessage, faults: Faults): Promise<Response> {
  // Any web page can send other types to this machine without asking first (CORS).
  if (!request.headers['content-type']?.startsWith('application/json')) {
    return Response.json({ message: 'content-type must be application/json' }, { status: 415 });
  }
  const body = Buffer.from((await readBody(request)) ?? []);
  if (faults.set(parseJson(body.toString()))) return Response.json(faults.state());
  const message = `service must be one of ${services.join(', ')}; mode one of ${modes.join(', ')}`;
  return Response.json({ message }, { status: 400 });
}

/** The gateway's own addresses; requests for no service end here, mostly as 404. */
export async function answerControl(
  request: IncomingMessage,
  url: URL,
  faults: Faults,
): Promise<Response> {
  const { method } = request;
  if (url.pathname === '/__health' && method === 'GET') return Response.json({ status: 'ok' });
  if (url.pathname === '/__faults' && method === 'GET') return Response.json(faults.state());
  if (url.pathname === '/__faults' && method === 'POST') return changeFaults(request, faults);
  return Response.json({ message: 'Not found' }, { status: 404 });
}
