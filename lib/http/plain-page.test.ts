import { expect, it } from 'vitest';
import { plainPage } from './plain-page';

it('shows texts as texts, under the strictest policy', async () => {
  const hostile = '"><script>alert(1)</script>&';
  const back = { href: hostile, label: hostile };
  const answer = plainPage(400, { title: hostile, text: hostile, points: [hostile], back });
  expect(await answer.text()).not.toContain('<script>');
  expect(answer.status).toBe(400);
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
});
