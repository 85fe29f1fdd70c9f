import type { BrowserContext, ConsoleMessage } from '@playwright/test';

/** A failed resource that a test causes on purpose: its address and status. */
export type ExpectedFailure = { url: string | RegExp; status: number };

export type PageProblems = {
  /** Ignores this failed response from now on. */
  expectFailure(url: string | RegExp, status: number): void;
  /** Ignores this console message from now on. */
  expectConsole(text: RegExp): void;
  /** The problems so far, one per line. */
  list(): readonly string[];
};

/** Records console errors, uncaught errors and policy violations of all pages of a browser, including popups. */
export function listenForProblems(context: BrowserContext): PageProblems {
  const expected: ExpectedFailure[] = [];
  const expectedTexts: RegExp[] = [];
  const found: { text: string; url: string }[] = [];
  context.on('console', (message) => {
    if (isProblem(message)) found.push({ text: message.text(), url: message.location().url });
  });
  context.on('weberror', (error) => {
    found.push({ text: `uncaught ${error.error()}`, url: error.page()?.url() ?? '' });
  });
  return {
    expectFailure: (url, status) => expected.push({ url, status }),
    expectConsole: (text) => expectedTexts.push(text),
    list: () =>
      found
        .filter((problem) => !expected.some((failure) => explains(failure, problem)))
        .filter(({ text }) => !expectedTexts.some((expectedText) => expectedText.test(text)))
        .map(({ text, url }) => `${text} (${url})`),
  };
}

/** Chromium reports policy violations as console errors, and report-only ones as other messages. */
function isProblem(message: ConsoleMessage): boolean {
  return message.type() === 'error' || /content security policy/i.test(message.text());
}

/** "Failed to load resource: the server responded with a status of 404 (Not Found)" */
function explains({ url, status }: ExpectedFailure, problem: { text: string; url: string }) {
  if (!problem.text.includes(`status of ${status} `)) return false;
  return typeof url === 'string' ? problem.url.includes(url) : url.test(problem.url);
}
