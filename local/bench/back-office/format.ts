import { markdownTable } from '../markdown-table.ts';
import type { Answer } from './measure.ts';

const milliseconds = (value: number) => `${value.toFixed(1)} ms`;

/** The measured part of docs/benchmarks.md that is about the back-office: a table, and the plans below it. */
export function formatBackOffice(answers: readonly Answer[]): string {
  const rows = answers.map(({ what, best, median, worst }) => [
    what,
    milliseconds(best),
    milliseconds(median),
    milliseconds(worst),
  ]);
  const table = markdownTable(['Question of the back-office', 'Best', 'Median', 'Worst'], rows);
  const plans = answers.flatMap(({ what, plan }) =>
    plan ? [`**${what}**\n\n\`\`\`text\n${plan.join('\n')}\n\`\`\``] : [],
  );
  return [table, ...plans].join('\n\n');
}
