import type { Page } from '@playwright/test';
import { type ConfigData, HtmlValidate } from 'html-validate';
import { scriptBytes } from '../../local/bench/weight.ts';
import { expectAccessible } from '../setup/accessible.ts';
import { expect, follow, noScript, test } from '../setup/browser.ts';
import { published } from '../setup/posts.ts';
import { adminRoutes, publicRoutes, unknownRoutes } from '../setup/routes.ts';
import { signIn } from '../setup/sign-in.ts';
import { expectNoTextLost } from '../setup/text-spacing.ts';

/** No title breaks inside a word, however narrow the page or large the text, nor a smaller one where columns begin. */
async function expectWholeWords(page: Page) {
  for (const [width, size, titles] of [
    [320, '100%', 'h1'],
    [305, '100%', 'h1'],
    [360, '125%', 'h1'],
    [1024, '100%', 'h1, h2, h3'],
  ] as const) {
    await page.setViewportSize({ width, height: 700 });
    const broken = await page.evaluate(
      ([size, titles]) => {
        document.documentElement.style.fontSize = size;
        const found: string[] = [];
        const range = document.createRange();
        for (const title of document.querySelectorAll(titles)) {
          const texts = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
          while (texts.nextNode()) {
            const { currentNode: node } = texts;
            for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s-]+/g)) {
              range.setStart(node, index);
              range.setEnd(node, index + word.length);
              const lines = new Set([...range.getClientRects()].map(({ top }) => top));
              if (lines.size > 1) found.push(word);
            }
          }
        }
        document.documentElement.style.fontSize = '';
        return found;
      },
      [size, titles] as const,
    );
    expect(broken, `${width} px, text at ${size}`).toEqual([]);
  }
}

/** The first response has all that a search engine reads, without a script. */
async function expectComplete(page: Page, path: string, html: string) {
  const found = await page.evaluate((text) => {
    const first = new DOMParser().parseFromString(text, 'text/html');
    const attribute = (selector: string, name: string) =>
      first.querySelector(selector)?.getAttribute(name) ?? '';
    return {
      titles: [...first.querySelectorAll('h1')].map(({ textContent }) => textContent?.trim()),
      title: first.title,
      lang: first.documentElement.lang,
      description: attribute('meta[name=description]', 'content'),
      canonical: attribute('link[rel=canonical]', 'href'),
      feeds: [...first.querySelectorAll<HTMLLinkElement>('link[rel=alternate]')].map(
        (link) => `${link.type} ${link.getAttribute('href')}`,
      ),
    };
  }, html);
  expect(found.titles).toEqual([expect.stringMatching(/./)]);
  expect(found.title).toMatch(/Dauro/);
  expect(found.lang).toBe('es');
  expect(found.description.length).toBeGreaterThan(40);
  expect(new URL(found.canonical).pathname).toBe(path);
  expect(found.feeds.sort().join()).toMatch(
    /^\S+\/atom\+xml \S*\/atom\.xml,\S+\/feed\+json \S*\/feed\.json,\S+\/rss\+xml \S*\/feed\.xml$/,
  );
}

/** The recommended rules, except those that React's and Next's output breaks, each with its reason. */
const htmlRules: ConfigData = {
  extends: ['html-validate:recommended'],
  rules: {
    // React writes attributes in its own case (charSet, noModule); HTML ignores case.
    'attr-case': 'off',
    // React closes void elements with a slash, which parsers ignore.
    'void-style': 'off',
    // React writes every boolean attribute as `hidden=""`.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // useId creates ids that begin with an underscore; HTML only forbids spaces.
    'valid-id': ['error', { relaxed: true }],
    // next/image writes `color: transparent`, so that no alternative text is visible while loading; the clip paths of
    // the group page are computed.
    'no-inline-style': ['error', { allowedProperties: ['color', 'clip-path'] }],
  },
};

/**
 * React gives the form of a server action an empty `action` until its script runs; without JavaScript this is valid
 * too.
 */
const withoutEmptyActions = (html: string): string => html.replaceAll(' action=""', '');

const validator = new HtmlValidate(htmlRules);

async function htmlMistakes(html: string): Promise<string[]> {
  const { results } = await validator.validateString(withoutEmptyActions(html));
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`);
}

/** The scripts of a page have at most 150 KiB, gzipped. */
async function expectLight(html: string, load: (address: string) => Promise<Buffer>) {
  const bytes = await scriptBytes(html, load);
  // The scripts cannot weigh less than React itself; a smaller sum means that they were not found.
  expect(bytes).toBeGreaterThan(40 * 1024);
  expect(bytes, `${(bytes / 1024).toFixed(1)} KiB`).toBeLessThanOrEqual(150 * 1024);
}

for (const path of publicRoutes) {
  test(`${path} is complete, valid, light and accessible, and fits`, async ({ page, request }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    expect(answer?.headers()['set-cookie']).toBeUndefined();
    const html = String(await answer?.text());
    await expectComplete(page, path, html);
    expect(await htmlMistakes(html)).toEqual([]);
    await expectLight(html, async (address) => (await request.get(address)).body());
    await expectAccessible(page, '1280 px');
    await expectWholeWords(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await expectAccessible(page, '360 px');
    await expectNoTextLost(page);
  });
}

test('html-validate finds no errors in other answers', async ({ request }) => {
  expect((await htmlMistakes('<ul><p>Sin orden</p></ul>')).join('\n')).toContain(
    'element-permitted-content',
  );
  for (const path of [...unknownRoutes, '/auth', '/auth?vista=registro']) {
    const answer = await request.get(path);
    expect(answer.headers()['content-type'], path).toContain('text/html');
    expect(await htmlMistakes(await answer.text()), path).toEqual([]);
  }
  const refused = await request.post('/contacto/enviar', { form: { name: 'x' } });
  expect(refused.status()).toBe(400);
  expect(await htmlMistakes(await refused.text())).toEqual([]);
});

for (const path of [
  '/auth',
  '/auth?vista=registro',
  '/auth?vista=recuperar',
  '/auth?aviso=enlace',
  '/auth?aviso=email',
  '/blog?q=granada',
  '/blog?q=ornitorrinco',
  '/blog/nfts-oficiales-seleccion-argentina',
  '/no-existe',
]) {
  const tag = /aviso|q=/.test(path) ? '@variant' : [];
  test(`${path} is accessible`, { tag }, async ({ page, problems }) => {
    if (path === '/no-existe') problems.expectFailure(path, 404);
    await page.goto(path);
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page, `${width} px`);
    }
  });
}

test('the pages of the back-office are accessible', async ({ page }) => {
  test.slow();
  await signIn(page, 'equipo');
  for (const path of adminRoutes) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page, `${path} at ${width} px`);
    }
    await page.setViewportSize({ width: 320, height: 900 });
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, `${path} at 320 px`).toBe(320);
    await expectNoTextLost(page);
  }
});

test('a post of long words fits the list and its own page', async ({ page, storePost }) => {
  const [name, word] = [crypto.randomUUID(), 'electroencefalografista'.repeat(5)];
  const post = await storePost({
    ...published(),
    title: `${name} ${word}`,
    excerpt: `${word} ${word}`,
    content: `${word}\n\n## ${word}\n\n- ${word}\n\n> ${word}`,
    author: word,
    tags: [word.slice(0, 60)],
  });
  for (const path of [`/blog?q=${name}`, `/blog/${post.slug}`]) {
    await page.goto(path);
    await page.getByRole('heading', { name }).first().waitFor();
    await expectNoTextLost(page);
  }
});

noScript('an unknown address links to the home page', async ({ page, problems }) => {
  problems.expectFailure('/producto/no-existe', 404);
  await page.goto('/producto/no-existe');
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
  await expect(page).toHaveTitle(/Oops! Page not found/);
  await expect(page.getByRole('contentinfo')).toContainText('© 2025');
  await follow(page, 'Volver al inicio', '/');
});
