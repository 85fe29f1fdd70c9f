import { type FaultName, faultNames, type Outcome, type Part, parts } from './fault-table.ts';
import { remarks } from './fault-words.ts';

/** One row of the table with the observed outcome of each fault; without outcomes the service was not requested. */
export type Observation = {
  service: string;
  part: Part;
  request: string;
  outcomes: Partial<Record<FaultName, Outcome>>;
  notAsked: boolean;
};

const introduction = `# What happens while a service fails

\`tests/e2e/sites/fault-table.spec.ts\` writes this file from what it saw and fails when the file says something else; to write it
anew, run that spec with \`-u\`. One instance of the built site stands before services that fail on purpose:

- **down**: the connection ends before there is an answer;
- **slow**: the service takes the question and never answers. Supabase gets 8 seconds for all that a page reads, 20 for a file and
  4 for a session, Shopify 5, SMTP 10, Redis half a second. The tests wait a quarter of them (\`DEADLINE_PERCENT\`), but for Redis;
- **429**: 429 with \`Retry-After\`; SMTP says \`421\`, Redis \`-ERR max number of clients reached\`;
- **malformed**: an HTML page instead of JSON, broken JSON, and a body cut short, each with status 200; SMTP and Redis send something else
  than their protocol.

Quoted sentences are what the page says. “Does not ask it” is proven: the service counts no request. No answer takes longer than 35 seconds.
A form sent without JavaScript answers 200, also where its action failed, since Next gives the page of a form no other status: the page says what
failed and holds what was typed. Forms with JavaScript, saving in the editor and roles are in \`tests/e2e/faults\`,
which make the embedded Supabase fail (docs/commands.md: \`500\`, \`503\`, \`timeout\`, \`refused\`).
`;

const phrase = (seen: string): string =>
  Object.values<string>(remarks).includes(seen) ? seen : `«${seen}»`;

/** Renders the document: a table per service, in which faults with the same outcome share a line. */
export function faultDocument(observations: readonly Observation[]): string {
  const services = [...new Set(observations.map(({ service }) => service))];
  return [introduction, ...services.map((name) => tableOf(name, observations))].join('\n');
}

function tableOf(name: string, observations: readonly Observation[]): string {
  const lines = parts.flatMap((part) =>
    observations
      .filter((one) => one.service === name && one.part === part)
      .flatMap((one) => linesOf(one)),
  );
  const head = '| Part | Request | Fault | Status | What one sees | What is kept |';
  return [`## ${name}`, '', head, '| --- | --- | --- | --- | --- | --- |', ...lines, ''].join('\n');
}

function linesOf({ part, request, outcomes, notAsked }: Observation): string[] {
  const groups = new Map<string, FaultName[]>();
  for (const fault of faultNames) {
    const outcome = outcomes[fault];
    if (!outcome) continue;
    const { status, seen, kept } = outcome;
    const cells = `${status} | ${phrase(seen)} | ${kept} |`;
    groups.set(cells, [...(groups.get(cells) ?? []), fault]);
  }
  return [...groups].map(([cells, faults]) => {
    const all = faults.length === faultNames.length ? 'every' : faults.join(', ');
    return `| ${part} | ${request} | ${notAsked ? 'does not ask it' : all} | ${cells}`;
  });
}
