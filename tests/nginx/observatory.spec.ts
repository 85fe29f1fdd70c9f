import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { expect, test } from '@playwright/test';
import { Nginx } from '../setup/nginx.ts';
import { brokenRules } from '../setup/observatory.ts';
import { publicRoutes, unknownRoutes } from '../setup/routes.ts';
import { siteEnvironment } from '../setup/site-environment.ts';

const files = ['/feed.xml', '/feed.json', '/sitemap.xml', '/robots.txt', '/manifest.webmanifest'];

test('every address has an A+ of the HTTP Observatory', async () => {
  const nginx = await Nginx.inFrontOf(Number(new URL(siteEnvironment().SITE_URL).port));
  try {
    for (const path of [...publicRoutes, ...unknownRoutes, '/auth', '/blog?q=agua', ...files]) {
      const [answer] = (await once(get(`${nginx.url}${path}`), 'response')) as [IncomingMessage];
      answer.resume();
      expect(brokenRules(answer), path).toEqual([]);
    }
  } finally {
    await nginx.stop();
  }
});
