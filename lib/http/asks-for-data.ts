/** Whether a script of the back-office asks (components/admin/refusal.tsx), which cannot follow a redirect to a page. */
export const asksForData = (headers: Headers): boolean =>
  headers.get('accept')?.startsWith('application/json') === true;

/** The refusal of such a request: 401 without a session, 403 without permission. */
export const refuseData = (reason: 'signed_out' | 'forbidden'): Response =>
  new Response(null, {
    status: reason === 'signed_out' ? 401 : 403,
    headers: { 'cache-control': 'private, no-store' },
  });
