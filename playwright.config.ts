import { existsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';
import { siteEnvironment } from './tests/setup/site-environment.ts';

const site = siteEnvironment();
const firstOf = (...files: (string | undefined)[]) =>
  files.find((file) => file && existsSync(file));
const chromium = firstOf(process.env['PLAYWRIGHT_CHROMIUM'], '/usr/bin/chromium');
const shell = firstOf(
  process.env['PLAYWRIGHT_SHELL'],
  '/usr/bin/chromium-headless-shell',
  chromium,
);

/** There is no graphics card: a process that imitates one takes a sixth of the time. */
const drawing = ['--disable-gpu', '--disable-software-rasterizer'];

/** Chromium sends requests to Google's services; the tests run offline. */
const silence = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-domain-reliability',
  '--disable-sync',
  '--no-pings',
];

/** The tests of what only a browser with a viewer of PDF documents shows. */
const needViewer = 'read-manuscript.spec.ts';

/**
 * Other ways through what a journey shows: by keyboard, on a small screen, in two tabs, with what is refused. Files of
 * nothing else lie in `variants/`, single tests have the tag.
 */
const variant = /\bvariants\/|@variant\b/;

/** Patterns match whole paths, and a copy of the project may lie in a folder called `sites`. */
const inFolder = (name: string) => `tests/e2e/${name}/**`;
const withSharedServices = { testIgnore: [inFolder('{faults,host,sites}'), needViewer] };

const launch = (executablePath: string | undefined) => ({
  ...(executablePath ? { executablePath } : {}),
  // Chromium drops file names that its locale cannot represent, and a new machine may have no locale.
  env: { ...process.env, LC_ALL: 'C.UTF-8' },
  args: ['--no-sandbox', '--disable-dev-shm-usage', ...drawing, ...silence],
});

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  // More than processors, because a test mostly waits.
  workers: 3,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: site.SITE_URL,
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    // A trace of every test would cost a third of the time; `--trace on` records that of a test that failed.
    trace: 'off',
    launchOptions: launch(shell),
  },
  projects: [
    // The pictures of docs/para-editores.md (`npm run gen:guide`); `npm test` lists its projects by name, so it skips
    // this one.
    { name: 'guide', testDir: 'tests/guide', use: { launchOptions: launch(chromium) } },
    // The site behind the shipped nginx configuration; the tests start nginx themselves.
    { name: 'nginx', testDir: 'tests/nginx' },
    { name: 'e2e', ...withSharedServices, grepInvert: variant },
    { name: 'variants', ...withSharedServices, grep: variant },
    // The browser that shows PDF documents, which its shell without an interface does not.
    { name: 'viewer', testMatch: needViewer, use: { launchOptions: launch(chromium) } },
    // These tests start sites of their own and break no service that all tests share. Those that count the same files or
    // posts hold a lock. The tests of a file share its sites, so they run in one worker.
    { name: 'sites', testMatch: inFolder('sites'), fullyParallel: false },
    // These tests build the site as a platform does, so they run alone.
    { name: 'host', testMatch: inFolder('host'), workers: 1 },
    // These tests break services that all tests share, so they run alone and one at a time.
    { name: 'faults', testMatch: inFolder('faults'), workers: 1, fullyParallel: false },
  ],
});
