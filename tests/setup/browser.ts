import { randomInt } from 'node:crypto';
import {
  type Browser,
  test as base,
  expect,
  type Locator,
  type Page,
  type Response,
} from '@playwright/test';
import { newMark, removeEntries, tables } from './entries.ts';
import { PageProblems } from './page-problems.ts';
import { openEditor, postRow, removePosts, removePostsBySlug, storePost } from './posts.ts';

export { expect };

/** For a test that stands beside the journey it varies; only `npm run test:all` runs it. */
export const variant = { tag: '@variant' } as const;

type Fixtures = {
  /** Stores a post without the editor. */
  storePost: typeof storePost;
  /** Stores a post, and opens it in the editor as staff. */
  editPost: typeof storePost;
  /** A new post, for the editor to store. */
  row: ReturnType<typeof postRow>;
  /** A word of this test alone, by which it finds the entries that it inserts. */
  mark: string;
  /** The network address that the site sees: one per test, so that tests do not share a rate limit. */
  visitorAddress: string;
  /** The errors of the page; a test that expects a failing response registers it here. */
  problems: PageProblems;
};

/**
 * Playwright's test, which fails on any console error, uncaught error or policy violation of its pages. The rows of its
 * fixtures are removed afterwards, also when it fails.
 */
export const test = base.extend<Fixtures>({
  storePost: async ({ browserName: _ }, use) => {
    const ids: string[] = [];
    await use(async (changes) => {
      const post = await storePost(changes);
      ids.push(post.id);
      return post;
    });
    if (ids.length > 0) await removePosts(...ids);
  },
  editPost: async ({ page, storePost }, use) =>
    use(async (changes) => {
      const post = await storePost(changes);
      await openEditor(page, post.id, 'equipo');
      return post;
    }),
  row: async ({ browserName: _ }, use) => {
    const row = postRow();
    await use(row);
    await removePostsBySlug(row.slug);
  },
  mark: async ({ browserName: _ }, use) => {
    const mark = newMark();
    await use(mark);
    for (const table of tables) await removeEntries(table, mark);
  },
  visitorAddress: async ({ browserName: _ }, use) => {
    await use(`10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`);
  },
  extraHTTPHeaders: async ({ visitorAddress }, use) => {
    await use({ 'X-Forwarded-For': visitorAddress });
  },
  // A fixture of its own and not an automatic one, so that tests which only send requests open no browser.
  problems: async ({ browserName: _ }, use) => use(new PageProblems()),
  context: async ({ context, problems, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) context.on('page', waitForReact);
    await problems.listenTo(context);
    await use(context);
    expect(problems.list(), 'the page complained').toEqual([]);
  },
});

/** Waits until each of the texts is visible. */
export async function see(scope: Page | Locator, ...texts: (string | RegExp)[]): Promise<void> {
  for (const text of texts) await expect(scope.getByText(text)).toBeVisible();
}

/** Clicks the button with exactly this name, and waits for what is then said in the same scope. */
export async function press(scope: Page | Locator, name: string, ...texts: (string | RegExp)[]) {
  await scope.getByRole('button', { name, exact: true }).click();
  await see(scope, ...texts);
}

const pageOf = (scope: Page | Locator) => ('page' in scope ? scope.page() : scope);

/** The messages that appear over the page for some seconds. */
export const toast = (page: Page) =>
  page.getByRole('region', { name: 'Avisos' }).getByRole('listitem');

/** The link with this name leads to the address. */
export async function expectLink(
  scope: Page | Locator,
  name: string | RegExp,
  to: string | RegExp,
) {
  await expect(scope.getByRole('link', { name })).toHaveAttribute('href', to);
}

/** Clicks the link with this name, and waits for its address. */
export async function follow(scope: Page | Locator, name: string | RegExp, to: string | RegExp) {
  await scope.getByRole('link', { name }).click();
  await expect(pageOf(scope)).toHaveURL(to);
}

/** Clicks the button with exactly this name, and waits for the address to which it leads. */
export async function pressTo(scope: Page | Locator, name: string, to: string | RegExp) {
  await press(scope, name);
  await expect(pageOf(scope)).toHaveURL(to);
}

/** After `hydrateRoot` React handles clicks itself, by hydrating the clicked component. */
export async function reactListens(page: Page): Promise<void> {
  await page.waitForLoadState();
  await page.waitForFunction(
    () =>
      !('__next_f' in self) || Object.keys(document).some((key) => /^__reactContainer/.test(key)),
  );
}

/**
 * A page's ways to open a document resolve at `load`, some milliseconds before React listens, so a click in between is
 * lost.
 */
function waitForReact(page: Page): void {
  const thenWait =
    <Given extends unknown[]>(open: (...given: Given) => Promise<Response | null>) =>
    async (...given: Given) => {
      const answer = await open.apply(page, given);
      await reactListens(page);
      return answer;
    };
  page.goto = thenWait(page.goto);
  page.reload = thenWait(page.reload);
  page.goBack = thenWait(page.goBack);
}

/** A page of another person: in a context of its own, without the cookies of the test's. */
export async function pageOfAnother(browser: Browser) {
  const page = await (await browser.newContext()).newPage();
  waitForReact(page);
  return page;
}

/**
 * Complains when React changes, moves or removes a text beside other nodes. Such a text belongs to a fiber of its own. A
 * browser's translator replaces every text, so a later change would be lost, and a removal would throw. A text alone in
 * its element has no fiber and survives. Changing texts stand in an element of their own. Next announces routes outside of
 * the page, where no translator reads.
 */
export function reportChangedTexts(): void {
  const isFibers = (node: Node | null) =>
    node instanceof Text && Object.keys(node).some((key) => key.startsWith('__reactFiber'));
  const report = (text: Node | null) => {
    if (!isFibers(text) || text?.parentElement?.closest('#__next-route-announcer__')) return;
    console.error(
      `React changed a text beside others: ${text?.parentElement?.outerHTML.slice(0, 300)}`,
    );
  };
  const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  const { insertBefore, removeChild } = Node.prototype;
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...value,
    set(text) {
      report(this);
      value?.set?.call(this, text);
    },
  });
  Node.prototype.removeChild = function remove<T extends Node>(child: T): T {
    report(child);
    return removeChild.call(this, child) as T;
  };
  Node.prototype.insertBefore = function insert<T extends Node>(node: T, before: Node | null): T {
    report(before);
    return insertBefore.call(this, node, before) as T;
  };
}

/** The same test with JavaScript disabled: `noScript('…', async ({ page }) => …)`. */
export const noScript = test.extend({ javaScriptEnabled: false });

/** For what a page does with JavaScript and without. */
export const withAndWithout = [
  [test, 'with'],
  [noScript, 'without'],
] as const;
