import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseJson } from '../text/text.ts';
import { member, textOf } from '../text/unchecked.ts';
import { type Context, ok, requestSupabase, unknown, type Verdict, wrong } from './finding.ts';

/** With a larger clock difference, sessions count as expired or as not yet valid. */
const clockTolerance = 30_000;

const settings = (context: Context) => requestSupabase(context, 'publishable', '/auth/v1/settings');

/** The project answers; another check tests the keys. */
export async function checkReachable(context: Context): Promise<Verdict> {
  const answer = await settings(context);
  const host = new URL(context.env.SUPABASE_URL).host;
  if (!answer) return wrong('supabaseUnreachable', { host });
  return answer.status < 500
    ? ok('supabaseReached', { host })
    : wrong('supabaseFails', { host, status: answer.status });
}

/** The kind of a key: from its prefix (`sb_…`), or from the role in an older JWT. */
function keyKind(key: string): 'publishable' | 'secret' | null {
  if (key.startsWith('sb_publishable_')) return 'publishable';
  if (key.startsWith('sb_secret_')) return 'secret';
  const claims = parseJson(Buffer.from(key.split('.')[1] ?? '', 'base64url').toString('utf8'));
  const role = member(claims, 'role');
  if (role === 'anon') return 'publishable';
  return role === 'service_role' ? 'secret' : null;
}

/** The publishable key is of the right kind and the project accepts it. */
export async function checkPublishableKey(context: Context): Promise<Verdict> {
  const kind = keyKind(context.env.SUPABASE_PUBLISHABLE_KEY);
  if (kind === 'secret') return wrong('publishableIsSecret');
  if (!kind) return wrong('keyOfNoKind', { name: 'SUPABASE_PUBLISHABLE_KEY' });
  const answer = await settings(context);
  if (!answer || answer.status >= 500) return unknown('notAnswered');
  return answer.status === 200
    ? ok('publishableAccepted')
    : wrong('keyRefused', { name: 'SUPABASE_PUBLISHABLE_KEY' });
}

/** The secret key is of the right kind and gives access that visitors do not have. */
export async function checkSecretKey(context: Context): Promise<Verdict> {
  const kind = keyKind(context.env.SUPABASE_SECRET_KEY);
  if (kind === 'publishable') return wrong('secretIsPublishable');
  if (!kind) return wrong('keyOfNoKind', { name: 'SUPABASE_SECRET_KEY' });
  const answer = await requestSupabase(context, 'secret', '/storage/v1/bucket');
  if (!answer || answer.status >= 500) return unknown('notAnswered');
  return answer.status === 200
    ? ok('secretAccepted')
    : wrong('keyRefused', { name: 'SUPABASE_SECRET_KEY' });
}

/** Compares supabase/migrations with the versions that the database has recorded. */
export async function checkMigrations(context: Context): Promise<Verdict> {
  const folder = join(/* turbopackIgnore: true */ context.root, 'supabase', 'migrations');
  const files = await readdir(folder).catch(() => []);
  const wanted = files.flatMap((file) => /^(\d+)_.+\.sql$/.exec(file)?.[1] ?? []).sort();
  if (wanted.length === 0) return unknown('migrationsNotHere');
  const answer = await requestSupabase(context, 'secret', '/rest/v1/rpc/applied_migrations', {});
  if (answer?.status === 404) return wrong('migrationsTooOld');
  if (answer?.status !== 200 || !Array.isArray(answer.body)) return unknown('notAnswered');
  if (answer.body.length === 0) return unknown('migrationsNotRecorded');
  const applied = new Set(answer.body.map(String));
  const missing = wanted.filter((version) => !applied.has(version));
  if (missing.length > 0) {
    return wrong('migrationsMissing', { n: missing.length, list: missing.join(', ') });
  }
  const foreign = [...applied].filter((version) => !wanted.includes(version));
  return foreign.length > 0
    ? wrong('migrationsForeign', { n: foreign.length, list: foreign.join(', ') })
    : ok('migrationsApplied', { n: wanted.length, newest: wanted.at(-1) ?? '' });
}

/** Sign-up is open and needs no confirmation by mail, as the page /auth states. */
export async function checkSignUp(context: Context): Promise<Verdict> {
  const answer = await settings(context);
  if (answer?.status !== 200) return unknown('notAnswered');
  const { body } = answer;
  if (member(member(body, 'external'), 'email') !== true) return wrong('emailSignInOff');
  if (member(body, 'disable_signup') !== false) return wrong('signUpClosed');
  if (member(body, 'mailer_autoconfirm') !== true) return wrong('confirmationOn');
  if (member(member(body, 'external'), 'anonymous_users') === true) return wrong('anonymousUsers');
  return ok('signUpOpen');
}

/** Site and database ask the same people for a second factor; the policies know only the database's answer. */
export async function checkSecondFactor(context: Context): Promise<Verdict> {
  const answer = await requestSupabase(context, 'secret', '/rest/v1/rpc/second_factor', {});
  if (answer?.status !== 200) return unknown('notAnswered');
  const here = context.env.SECOND_FACTOR;
  const there = textOf(answer.body);
  if (here !== there) return wrong('secondFactorDiffers', { here, there });
  return here === 'staff' ? ok('secondFactorOfStaff') : ok('secondFactorOptional');
}

/**
 * The Site URL of the project, with which the template of the recovery mail builds its link; the template itself cannot
 * be read. The service redirects an invalid link with a foreign target to the Site URL: no mail, no account.
 */
export async function checkRecoveryLink(context: Context): Promise<Verdict> {
  const question = 'token=doctor&type=recovery&redirect_to=https%3A%2F%2Fdoctor.invalid%2F';
  const answer = await requestSupabase(context, 'publishable', `/auth/v1/verify?${question}`);
  const location = URL.parse(answer?.headers.get('location') ?? '');
  if (!answer || answer.status < 300 || answer.status > 399 || !location) {
    return unknown('notAnswered');
  }
  const wanted = context.env.SITE_URL;
  const found = (location.origin + location.pathname).replace(/\/+$/, '');
  if (location.hostname === 'doctor.invalid') return wrong('redirectsAnywhere');
  return found === wanted
    ? ok('recoveryLink', { wanted })
    : wrong('recoveryElsewhere', { found, wanted });
}

/** Compares this machine's clock with the project's. */
export async function checkClock(context: Context): Promise<Verdict> {
  const answer = await settings(context);
  const there = Date.parse(textOf(answer?.headers.get('date')));
  if (Number.isNaN(there)) return unknown('notAnswered');
  const seconds = Math.round(Math.abs(Date.now() - there) / 1000);
  return seconds * 1000 <= clockTolerance ? ok('clockRight') : wrong('clockWrong', { seconds });
}
