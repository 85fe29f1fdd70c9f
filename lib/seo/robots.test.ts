import { expect, it } from 'vitest';
import { robotsRules } from '@/lib/seo/robots';

it('keeps search engines out of what is not for them, and shows them the rest', () => {
  expect(robotsRules('https://dauro.example')).toEqual({
    rules: { userAgent: '*', allow: '/', disallow: ['/admin', '/auth'] },
    sitemap: 'https://dauro.example/sitemap.xml',
  });
});
