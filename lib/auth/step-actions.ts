'use server';

import type { Route } from 'next';
import { redirect } from 'next/navigation';
import { z } from 'zod';
import { formAction } from '@/lib/actions/form-action';
import { failure } from '@/lib/actions/result';
import { record } from '@/lib/audit/record';
import { asciiDigits, cleanLine, withoutInvisible } from '@/lib/text/clean';
import { textBetween } from '@/lib/text/length';
import { countStep, forgetSteps, knownDevice, rememberDevice } from './attempts';
import {
  confirmFactor,
  forgetShown,
  giveSecondFactor,
  spendRecoveryCode,
  startFactor,
} from './factors';
import { provePassword } from './mutations';
import { type Caller, getCaller, hasProvedLately, secondStepAddress } from './session';
import { accountOf, authLimits, passwordSchema, redirectTarget } from './sign-in';

const next = z.string().optional();
/**
 * People copy the six digits with a space or a dash in the middle, or type the digits of another script. Millions of
 * those would block the process.
 */
const code = z
  .string('code')
  .max(100, 'code')
  .transform((typed) =>
    withoutInvisible(asciiDigits(typed)).replace(/[\s\u2800\u2212\p{Pd}]/gu, ''),
  )
  .pipe(z.string().regex(/^\d{6}$/, 'code'));

const wrong = (field: string, key: string) => failure('invalid', { fields: { [field]: key } });

/**
 * Verifies a code or password with `prove`, which returns the refusal or null. Failures count per browser, as those of
 * sign-ins do, so that somebody who has only the password cannot use up the attempts of the owner's browser.
 */
async function tryStep<Refusal>({ email }: Caller, prove: () => Promise<Refusal | null>) {
  const account = accountOf(email);
  // Not the mark of sign-ins, which an account without a factor gets by the password alone.
  const attempt = { account, device: await knownDevice(`second step of ${account}`) };
  if (!(await countStep(attempt))) return 'rate_limit';
  const refusal = await prove();
  if (refusal) return refusal;
  await forgetSteps(attempt);
  await rememberDevice(account);
  await rememberDevice(`second step of ${account}`);
  return null;
}

/** Starts the setup of a second factor; the same page then shows its key. */
export const beginFactor = formAction({
  name: 'factor-start',
  limit: authLimits.secondStep,
  schema: z.object({
    name: z
      .string('factor_name')
      .max(240, 'factor_name')
      .transform(cleanLine)
      .pipe(textBetween(1, 60, 'factor_name', 'factor_name')),
    next,
  }),
  allow: 'anyone',
  run: async ({ name, next }) => {
    const caller = await getCaller();
    if (!caller || caller.recovering) return 'signed_out';
    // Otherwise somebody at an unattended computer could lock its owner out.
    if (!hasProvedLately(caller)) return 'proof';
    const refused = await startFactor(caller, name);
    if (refused === 'mfa_factor_name_conflict') return wrong('name', 'factor_taken');
    if (refused) return 'failure';
    redirect(secondStepAddress(redirectTarget(next)));
  },
});

/** Verifies the factor that is being set up; the same page then shows the recovery codes. */
export const verifyFactor = formAction({
  name: 'factor-verify',
  limit: authLimits.secondStep,
  schema: z.object({ factor: z.uuid(), code, next }),
  allow: 'anyone',
  secret: ['code'],
  run: async ({ factor, code, next }) => {
    const caller = await getCaller();
    if (!caller || caller.recovering) return 'signed_out';
    const step = secondStepAddress(redirectTarget(next));
    const refusal = await tryStep(caller, async () => {
      const refused = await confirmFactor(caller, factor, code);
      // Another tab began anew, or the service removed it, as it does after five minutes: no code of this key is right.
      if (refused === 'mfa_factor_not_found') redirect(`${step}&aviso=clave` as Route);
      return refused ? wrong('code', 'code_wrong') : null;
    });
    if (refusal) return refusal;
    redirect(step);
  },
});

/** Called once the person has saved the recovery codes: stops showing them. */
export const keepCodes = formAction({
  name: 'codes-kept',
  schema: z.object({ next }),
  allow: 'anyone',
  run: async ({ next }) => {
    await forgetShown();
    redirect(redirectTarget(next) as Route);
  },
});

/** Gives the second factor after signing in, or in a recovery before the new password. */
export const giveCode = formAction({
  name: 'second-step',
  limit: authLimits.secondStep,
  schema: z.object({ code, next }),
  allow: 'anyone',
  secret: ['code'],
  run: async ({ code, next }) => {
    const caller = await getCaller();
    if (!caller) return 'signed_out';
    const refusal = await tryStep(caller, async () =>
      (await giveSecondFactor(caller, code)) ? wrong('code', 'code_wrong') : null,
    );
    if (refusal) return refusal;
    redirect(caller.recovering ? '/auth' : (redirectTarget(next) as Route));
  },
});

/** For a lost telephone: a recovery code, too long to be guessed, removes the factors, so that a new one can be set up. */
export const giveRecoveryCode = formAction({
  name: 'recovery-code',
  limit: authLimits.secondStep,
  schema: z.object({
    recovery: z.string('recovery').min(1, 'recovery').max(100, 'recovery'),
    next,
  }),
  allow: 'anyone',
  secret: ['recovery'],
  run: async ({ recovery, next }) => {
    const caller = await getCaller();
    if (!caller) return 'signed_out';
    if (!(await spendRecoveryCode(caller, recovery))) return wrong('recovery', 'recovery');
    const step = secondStepAddress(redirectTarget(next), { aviso: 'otro' });
    redirect(caller.recovering ? '/auth' : step);
  },
});

/**
 * Verifies the signed-in person again, with the second factor of those who have one, else with the password. Also open to
 * those who still have to set one up, which requires a recent proof.
 */
export const prove = formAction({
  name: 'proof',
  limit: authLimits.secondStep,
  schema: z.object({ password: passwordSchema.optional(), code: code.optional(), next }),
  allow: 'anyone',
  secret: ['password', 'code'],
  run: async ({ password, code, next }) => {
    const caller = await getCaller();
    if (!caller || caller.recovering) return 'signed_out';
    const refusal = await tryStep(caller, async () => {
      if (caller.factors.length > 0) {
        const refused = !code || (await giveSecondFactor(caller, code));
        return refused ? wrong('code', 'code_wrong') : null;
      }
      if (!password) return wrong('password', 'password');
      const detail = await provePassword(caller.email, password);
      await record({ kind: detail ? 'acceso_rechazado' : 'acceso', actor: caller.id });
      return detail ? failure('refused', { detail }) : null;
    });
    if (refusal) return refusal;
    redirect(redirectTarget(next) as Route);
  },
});
