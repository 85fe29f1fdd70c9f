import { expect, it } from 'vitest';
import { plainPage } from './plain-html';

it('escapes texts, under the strictest policy', async () => {
  const hostile = '"><script>alert(1)</script>&';
  const back = { href: hostile, label: hostile };
  const answer = plainPage(400, { title: hostile, text: hostile, points: [hostile], back });
  expect(await answer.text()).not.toContain('<script>');
  expect(answer.status).toBe(400);
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
});

it('allows a frame only for a file to download', async () => {
  const texts = { title: 'a', text: 'b', back: { href: '/', label: 'c' } };
  const without = plainPage(200, texts);
  expect(await without.text()).not.toContain('<iframe');
  expect(without.headers.get('content-security-policy')).not.toContain('frame-src');
  const saving = plainPage(200, { ...texts, frame: '/a"b' });
  expect(await saving.text()).toContain('<iframe src="/a&quot;b" hidden>');
  expect(saving.headers.get('content-security-policy')).toContain("frame-src 'self'");
});
