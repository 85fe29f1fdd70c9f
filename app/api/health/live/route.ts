export const dynamic = 'force-dynamic';

/** Whether this process answers; no service is asked, so that an outage elsewhere restarts nothing. */
export function GET(): Response {
  return Response.json({ live: true }, { headers: { 'cache-control': 'no-store' } });
}
