import { ask } from '../setup/ask.ts';
import { expect } from '../setup/browser.ts';
import { publicRoutes, unknownRoutes } from '../setup/routes.ts';
import { test } from '../setup/site-behind-nginx.ts';

type Rule = (header: (name: string) => string[]) => boolean;

const sixMonths = 15_768_000;
const anywhere = /^(\*|https?:(\/\/\*(\.\*)?)?)$/;

/** Directives of a policy with their sources; null unless there is exactly one policy without repeated directives. */
function directivesOf(policies: readonly string[]): Map<string, string[]> | null {
  if (policies.length !== 1) return null;
  const entries = String(policies[0])
    .split(';')
    .map((directive) => directive.trim().toLowerCase().split(/\s+/))
    .map(([name = '', ...sources]) => [name, sources] as const);
  const directives = new Map(entries);
  return directives.size === entries.length ? directives : null;
}

/** The deductions of the HTTP Observatory (mdn-http-observatory, algorithm 4) that one response shows. */
const rules: Record<string, Rule> = {
  'one policy that can be read, with safe scripts and objects': (header) => {
    const policy = directivesOf(header('content-security-policy'));
    if (!policy) return false;
    const otherwise = policy.get('default-src') ?? ['*'];
    const scripts = policy.get('script-src') ?? otherwise;
    const objects = policy.get('object-src') ?? otherwise;
    const styles = policy.get('style-src') ?? otherwise;
    const isUnsafe = (source: string) => ["'unsafe-inline'", 'data:'].includes(source);
    return (
      !scripts.some((source) => isUnsafe(source) || anywhere.test(source)) &&
      !objects.some((source) => anywhere.test(source)) &&
      ![...scripts, ...styles].includes("'unsafe-eval'") &&
      // The embedded services use http, hosted ones https.
      ![...policy.values()].flat().some((source) => /^(http|ftp):(?!\/\/127\.)/.test(source))
    );
  },
  'cookies that are SameSite': (header) =>
    header('set-cookie').every((cookie) => /; ?samesite=(lax|strict)/i.test(cookie)),
  'no answer to other origins with credentials': (header) =>
    !(header('access-control-allow-origin')[0] && header('access-control-allow-credentials')[0]),
  'a referrer policy that keeps addresses private': (header) =>
    /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(
      header('referrer-policy').join(),
    ),
  'HTTPS for at least six months': (header) =>
    Number(/max-age=(\d+)/.exec(header('strict-transport-security').join())?.[1]) >= sixMonths,
  'no guessing of types': (header) => header('x-content-type-options').join() === 'nosniff',
  'no foreign frame': (header) => /^(deny|sameorigin)$/i.test(header('x-frame-options').join()),
  'a resource policy': (header) =>
    /^(same-origin|same-site|cross-origin)$/.test(header('cross-origin-resource-policy').join()),
};

const files = ['/feed.xml', '/feed.json', '/sitemap.xml', '/robots.txt', '/manifest.webmanifest'];

/** An A+ breaks none of them, because the remaining rules only add points. */
test('every address has an A+ of the HTTP Observatory', async ({ inFront }) => {
  for (const path of [...publicRoutes, ...unknownRoutes, '/auth', '/blog?q=agua', ...files]) {
    const { all } = await ask(inFront.port, path);
    const broken = Object.keys(rules).filter((name) => !rules[name]?.((key) => all[key] ?? []));
    expect(broken, path).toEqual([]);
  }
});
