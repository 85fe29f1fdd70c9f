/** Answers 200 while the process runs. It checks no service, so that an outage elsewhere does not restart the site. */
export function GET(): Response {
  return Response.json({ live: true }, { headers: { 'cache-control': 'no-store' } });
}
