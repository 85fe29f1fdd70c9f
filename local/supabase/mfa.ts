import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';
import { z } from 'zod';
import {
  type AuthContext,
  addressOf,
  type Caller,
  callerOf,
  type Factor,
  parametersOf,
  refuse,
} from './auth-call.ts';
import type { Runner } from './database.ts';
import type { Exchange } from './exchange.ts';
import { recordMethod } from './tokens.ts';

type Session = Pick<Runner, 'query'>;

const isVerified = ({ status }: Factor) => status === 'verified';

export const hasVerified = ({ factors = [] }: { factors?: Factor[] }) => factors.some(isVerified);

/** A person's factors as they appear in answers, without their secrets. */
export function factorsOf(runner: Session, user: string): Promise<Factor[]> {
  return runner.query<Factor>(
    `select id, created_at, updated_at, status, friendly_name, factor_type, last_challenged_at
       from auth.mfa_factors where user_id = $1::uuid order by created_at`,
    [user],
  );
}

/** Removes a factor; the sessions that it had raised to `aal2` stay, at `aal1`. */
export function removeFactor({ database }: AuthContext, { id }: Factor): Promise<void> {
  return database.transaction(async (tx) => {
    await tx.query(
      `delete from auth.mfa_amr_claims where authentication_method = 'totp'
          and session_id in (select id from auth.sessions where factor_id = $1::uuid)`,
      [id],
    );
    await tx.query(
      `update auth.sessions set aal = 'aal1', factor_id = null where factor_id = $1::uuid`,
      [id],
    );
    await tx.query('delete from auth.mfa_factors where id = $1::uuid', [id]);
  });
}

const enrollment = z.object({
  factor_type: z.string().default(''),
  friendly_name: z.string().default(''),
  issuer: z.string().default(''),
});

function refuseEnrollment(factors: Factor[], name: string, aal: string): void {
  if (factors.some(({ friendly_name }) => friendly_name === name)) {
    const msg = `A factor with the friendly name ${JSON.stringify(name)} for this user already exists`;
    refuse(422, 'mfa_factor_name_conflict', msg);
  }
  if (factors.some(isVerified) && aal !== 'aal2') {
    refuse(403, 'insufficient_aal', 'AAL2 required to enroll a new factor');
  }
}

async function enroll(context: AuthContext, exchange: Exchange, { user, aal }: Caller) {
  const { factor_type: type, friendly_name: name, issuer } = parametersOf(enrollment, exchange);
  if (type !== 'totp') refuse(400, 'validation_failed', 'factor_type needs to be totp');
  const totp = new TOTP({
    issuer: issuer || new URL(context.siteUrl).host,
    label: user.email,
    secret: new Secret({ size: 20 }),
  });
  return context.database.transaction(async (tx) => {
    await tx.query(
      `delete from auth.mfa_factors where status = 'unverified' and created_at < now() - interval '5 minutes'
          and not exists (select from auth.mfa_challenges where factor_id = mfa_factors.id)`,
    );
    refuseEnrollment(await factorsOf(tx, user.id), name, aal);
    const [factor] = await tx.query<{ id: string }>(
      `insert into auth.mfa_factors (user_id, friendly_name, secret) values ($1::uuid, $2::text, $3::text)
       returning id`,
      [user.id, name, totp.secret.base32],
    );
    const uri = totp.toString();
    const picture = renderSVG(uri, { border: 4 });
    const content = { qr_code: picture, secret: totp.secret.base32, uri };
    return Response.json({ ...factor, type, friendly_name: name, totp: content });
  });
}

async function challenge({ database, keys }: AuthContext, exchange: Exchange, factor: Factor) {
  await database.query(
    `delete from auth.mfa_challenges where created_at < now() - interval '24 hours'`,
  );
  const [row] = await database.query(
    `with challenged as (
       update auth.mfa_factors set last_challenged_at = now() where id = $1::uuid returning id
     )
     insert into auth.mfa_challenges (factor_id, ip_address) select id, $2::inet from challenged
     returning id, 'totp' as type, extract(epoch from created_at + interval '5 minutes')::int as expires_at`,
    [factor.id, addressOf(exchange, keys)],
  );
  return Response.json(row);
}

const verification = z.object({
  challenge_id: z.guid(),
  code: z.string().default(''),
});

type Attempt = z.infer<typeof verification> & { factor: Factor; address: string };

async function checkChallenge(tx: Session, { challenge_id: id, factor, address }: Attempt) {
  const [found] = await tx.query<{ misused: boolean; expired: boolean }>(
    `select verified_at is not null or ip_address <> $3::inet as misused,
            created_at < now() - interval '5 minutes' as expired
       from auth.mfa_challenges where id = $1::uuid and factor_id = $2::uuid for update`,
    [id, factor.id, address],
  );
  if (!found) {
    return refuse(
      422,
      'mfa_factor_not_found',
      'MFA factor with the provided challenge ID not found',
    );
  }
  if (found.misused) {
    refuse(422, 'mfa_ip_address_mismatch', 'Challenge and verify IP addresses mismatch.');
  }
  if (found.expired) {
    const msg = `MFA challenge ${id} has expired, verify against another challenge or create a new challenge.`;
    refuse(422, 'mfa_challenge_expired', msg);
  }
}

/** Unlike the hosted service, also refuses a code that was accepted before; codes are good for a minute and a half. */
async function checkCode(tx: Session, { code, factor }: Attempt) {
  // The lock makes a concurrent request with the same code wait until the first one is stored.
  const [found] = await tx.query<{ secret: string }>(
    'select secret from auth.mfa_factors where id = $1::uuid for update',
    [factor.id],
  );
  const used = await tx.query(
    `select 1 from auth.mfa_challenges
      where factor_id = $1::uuid and otp_code = $2::text and verified_at > now() - interval '90 seconds'`,
    [factor.id, code],
  );
  const totp = new TOTP({ secret: Secret.fromBase32(found?.secret ?? '') });
  if (!found || used.length > 0 || totp.validate({ token: code, window: 1 }) === null) {
    refuse(422, 'mfa_verification_failed', 'Invalid TOTP code entered');
  }
}

/** Raises the session to `aal2` and ends the person's sessions below it. */
async function raise(tx: Session, { challenge_id, code, factor }: Attempt, caller: Caller) {
  await tx.query(
    `update auth.mfa_challenges set verified_at = now(), otp_code = $2::text where id = $1::uuid`,
    [challenge_id, code],
  );
  await tx.query(
    `update auth.mfa_factors set status = 'verified', updated_at = now()
      where id = $1::uuid and status = 'unverified'`,
    [factor.id],
  );
  await recordMethod(tx, caller.session, 'totp');
  await tx.query(
    `update auth.sessions set aal = 'aal2', factor_id = $2::uuid where id = $1::uuid`,
    [caller.session, factor.id],
  );
  await tx.query(`delete from auth.sessions where user_id = $1::uuid and aal < 'aal2'`, [
    caller.user.id,
  ]);
  await tx.query(
    `delete from auth.mfa_factors where user_id = $1::uuid and status = 'unverified'`,
    [caller.user.id],
  );
}

async function verify(
  { ask, database, keys }: AuthContext,
  exchange: Exchange,
  caller: Caller,
  factor: Factor,
): Promise<Response> {
  const parameters = parametersOf(verification, exchange);
  const code = parameters.code.trim();
  if (!code) refuse(400, 'validation_failed', 'Code needs to be non-empty');
  const attempt = { ...parameters, code, factor, address: addressOf(exchange, keys) };
  await database.transaction(async (tx) => {
    await checkChallenge(tx, attempt);
    await checkCode(tx, attempt);
    await raise(tx, attempt, caller);
  });
  // The library issues the tokens: a refresh of the session, which is at `aal2` by now.
  const [active] = await database.query(
    `select token as refresh_token from auth.refresh_tokens
      where session_id = $1::uuid and not revoked order by created_at desc limit 1`,
    [caller.session],
  );
  const url = new URL('/auth/v1/token?grant_type=refresh_token', exchange.url);
  const body = new Uint8Array(Buffer.from(JSON.stringify(active)));
  return ask({ method: 'POST', url, headers: exchange.headers, body });
}

async function unenroll(context: AuthContext, { aal }: Caller, factor: Factor): Promise<Response> {
  if (isVerified(factor) && aal !== 'aal2') {
    refuse(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor');
  }
  await removeFactor(context, factor);
  return Response.json({ id: factor.id });
}

export function factorOf(factors: Factor[] = [], id?: string): Factor {
  const factor = factors.find((each) => each.id === id);
  return factor ?? refuse(404, 'mfa_factor_not_found', 'Factor not found');
}

/** `/auth/v1/factors`: second factors of the caller, as the hosted service answers. Only TOTP is switched on. */
export async function answerFactors(context: AuthContext, exchange: Exchange): Promise<Response> {
  const caller = await callerOf(context, exchange);
  const [id, action] = exchange.url.pathname.split('/').slice(4);
  const factor = () => factorOf(caller.user.factors, id);
  switch (`${exchange.method} ${id ? 'one' : 'all'} ${action ?? ''}`) {
    case 'POST all ':
      return enroll(context, exchange, caller);
    case 'POST one challenge':
      return challenge(context, exchange, factor());
    case 'POST one verify':
      return verify(context, exchange, caller, factor());
    case 'DELETE one ':
      return unenroll(context, caller, factor());
    default:
      return new Response('404 page not found', { status: 404 });
  }
}
