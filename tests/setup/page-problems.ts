import type { BrowserContext, ConsoleMessage } from '@playwright/test';

/** A failed resource that a test causes on purpose: its address and status. */
type ExpectedFailure = { url: string | RegExp; status: number };

/** The console errors, uncaught errors and policy violations of all pages of a browser, including popups. */
export class PageProblems {
  readonly #expected: ExpectedFailure[] = [];
  readonly #expectedTexts: RegExp[] = [];
  readonly #found: { text: string; url: string }[] = [];

  async listenTo(context: BrowserContext): Promise<void> {
    // Chromium does not mention a refused `eval` whose error the page catches.
    await context.addInitScript(() =>
      document.addEventListener('securitypolicyviolation', ({ blockedURI, sourceFile }) => {
        if (blockedURI === 'eval') console.error(`Content Security Policy: eval in ${sourceFile}`);
      }),
    );
    context.on('console', (message) => {
      if (isProblem(message))
        this.#found.push({ text: message.text(), url: message.location().url });
    });
    context.on('weberror', (error) => {
      this.#found.push({ text: `uncaught ${error.error()}`, url: error.page()?.url() ?? '' });
    });
  }

  /** Ignores this failed response from now on. */
  expectFailure(url: string | RegExp, status: number): void {
    this.#expected.push({ url, status });
  }

  /** Ignores this console message from now on. */
  expectConsole(text: RegExp): void {
    this.#expectedTexts.push(text);
  }

  /** The problems so far, one per line. */
  list(): readonly string[] {
    return this.#found
      .filter((problem) => !this.#expected.some((failure) => explains(failure, problem)))
      .filter(({ text }) => !this.#expectedTexts.some((expectedText) => expectedText.test(text)))
      .map(({ text, url }) => `${text} (${url})`);
  }
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
