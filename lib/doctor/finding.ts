import type { Environment } from '@/lib/env-schema';
import type doctor from '@/messages/es/doctor.json';
import { parseJson } from '../text/text.ts';

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

/** `unknown` means that the point cannot be checked from here, which is no failure. */
export type State = 'ok' | 'wrong' | 'unknown';

/** The name of a point and of a finding: keys of messages/es/doctor.json. */
export type Point = keyof typeof doctor.points;
export type Sentence = keyof typeof doctor.findings;

export type Finding = {
  group: Group;
  point: Point;
  state: State;
  says: Sentence;
  values?: Readonly<Record<string, string | number>>;
};

/** The result of a check; `run.ts` adds the group and the name of the point. */
export type Verdict = Pick<Finding, 'state' | 'says' | 'values'>;

/** Everything that a check uses, replaceable by tests. Secrets are sent to their services and never returned. */
export type Context = {
  env: Environment;
  fetch: typeof fetch;
  /** The folder that contains supabase/migrations and the build. */
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

/** The translator of messages/es/doctor.json, from next-intl or use-intl. */
type Translator = {
  (key: never, values?: never): string;
  has(key: never): boolean;
};

type Description = { point: string; state: string; sentence: string; advice: string | null };

/** A finding in the texts of messages/es/doctor.json: its point, its state, the result, and the advice (or null). */
export function inWords(translator: Translator, finding: Finding): Description {
  const t = (key: string) => translator(key as never, finding.values as never);
  const advice = `advice.${finding.says}`;
  return {
    point: t(`points.${finding.point}`),
    state: t(`states.${finding.state}`),
    sentence: t(`findings.${finding.says}`),
    advice: translator.has(advice as never) ? t(advice) : null,
  };
}

const deadline = 6_000;

export type Answer = { status: number; headers: Headers; body: unknown };

/** Requests without redirects and with a timeout of six seconds; parses JSON if it is JSON; null without a response. */
export async function request(
  { fetch }: Context,
  url: string,
  init: RequestInit = {},
): Promise<Answer | null> {
  try {
    const signal = AbortSignal.timeout(deadline);
    const response = await fetch(url, { ...init, cache: 'no-store', redirect: 'manual', signal });
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: parseJson(text) ?? text };
  } catch {
    return null;
  }
}

/** Sends a request to the configured Supabase with one of its keys, as supabase-js does; with a body it is a POST. */
export function requestSupabase(
  context: Context,
  key: 'publishable' | 'secret',
  path: string,
  body?: object,
): Promise<Answer | null> {
  const { env } = context;
  const secret = key === 'secret' ? env.SUPABASE_SECRET_KEY : env.SUPABASE_PUBLISHABLE_KEY;
  const credentials = { apikey: secret, authorization: `Bearer ${secret}` };
  const headers = body ? { ...credentials, 'content-type': 'application/json' } : credentials;
  const posted = body ? { method: 'POST', body: JSON.stringify(body) } : {};
  return request(context, env.SUPABASE_URL + path, { ...posted, headers });
}
