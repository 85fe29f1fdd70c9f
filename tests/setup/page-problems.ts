import type { BrowserContext, ConsoleMessage } from '@playwright/test';

/** A failed resource that a test provokes on purpose: which address, answering what. */
export type ExpectedFailure = { url: string | RegExp; status: number };

export type PageProblems = {
  /** From here on this answer is part of the test and no problem. */
  expectFailure(url: string | RegExp, status: number): void;
  /** From here on this sentence on the console is part of the test and no problem. */
  expectConsole(text: RegExp): void;
  /** What went wrong so far, one line each. */
  list(): readonly string[];
};

/** Listens to everything the pages of a browser complain about, popups too: errors and policy violations. */
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
