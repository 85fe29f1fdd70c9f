import type { Environment } from '@/lib/env-schema';
import type doctor from '@/messages/es/doctor.json';

/** The services that the doctor asks, in the order in which they are shown. */
export const groups = [
  'supabase',
  'access',
  'storage',
  'shopify',
  'mail',
  'cache',
  'site',
] as const;
export type Group = (typeof groups)[number];

/** `unknown` is what cannot be asked from here; it is no failure. */
export type State = 'ok' | 'wrong' | 'unknown';

/** A point, and a sentence about it: keys of messages/es/doctor.json. */
export type Point = keyof typeof doctor.points;
export type Sentence = keyof typeof doctor.findings;

export type Finding = {
  group: Group;
  point: Point;
  state: State;
  says: Sentence;
  values?: Readonly<Record<string, string | number>>;
};

/** What a check returns about its point: the group and the point's name are added by `run.ts`. */
export type Verdict = Pick<Finding, 'state' | 'says' | 'values'>;

/** Everything that a check may use, so that tests replace it. Secrets are sent to their services and never returned. */
export type Context = {
  env: Environment;
  fetch: typeof fetch;
  /** The folder with supabase/migrations and the build. */
  root: string;
};

export type Check = (context: Context) => Promise<Verdict>;

type Values = Finding['values'];
const verdict =
  (state: State) =>
  (says: Sentence, values?: Values): Verdict => ({ state, says, ...(values && { values }) });

export const ok = verdict('ok');
export const wrong = verdict('wrong');
export const unknown = verdict('unknown');

/** Whether an address is this machine, where no proxy or TLS is in front. */
export const isLocal = (address: string): boolean =>
  /^(?:localhost|127(?:\.\d+){3}|\[?::1\]?)$/.test(URL.parse(address)?.hostname ?? '');
