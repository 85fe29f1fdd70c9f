import { expect, it } from 'vitest';
import { robotsRules } from '@/lib/seo/robots';

it('disallows the back-office and the accounts, and allows the rest', () => {
  expect(robotsRules('https://dauro.example')).toEqual({
    rules: { userAgent: '*', allow: '/', disallow: ['/admin', '/auth'] },
    sitemap: 'https://dauro.example/sitemap.xml',
  });
});
