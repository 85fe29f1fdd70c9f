import { getTranslations } from 'next-intl/server';
import { renderSVG } from 'uqr';
import { AuthForm, PasswordField, Submit } from '@/app/(auth)/auth/auth-views';
import { Field } from '@/components/forms/field';
import { Link } from '@/components/ui/link';
import { secondStepAddress } from '@/lib/auth/session';
import {
  beginFactor,
  giveCode,
  giveRecoveryCode,
  keepCodes,
  prove,
  verifyFactor,
} from '@/lib/auth/step-actions';

type Next = { next: string };

async function CodeField() {
  const t = await getTranslations('auth.secondStep');
  return (
    <Field
      name="code"
      label={t('code')}
      required
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={10}
      className="max-w-48"
    />
  );
}

/** The code of a factor that was set up. */
export async function CodeView({ next }: Next) {
  const t = await getTranslations('auth.secondStep');
  return (
    <AuthForm name="giveCode" action={giveCode} error={t('error')} next={next}>
      <p>{t('intro')}</p>
      <CodeField />
      <Submit label={t('submit')} />
      <Link
        href={secondStepAddress(next, { con: 'codigo' })}
        className="self-start underline underline-offset-4"
      >
        {t('lost')}
      </Link>
    </AuthForm>
  );
}

/** A recovery code in place of the lost factor. */
export async function RecoveryCodeView({ next }: Next) {
  const t = await getTranslations('auth.secondStep');
  return (
    <AuthForm name="giveRecoveryCode" action={giveRecoveryCode} error={t('error')} next={next}>
      <p>{t('recoveryIntro')}</p>
      <Field
        name="recovery"
        label={t('recovery')}
        hint={t('recoveryHint')}
        required
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Submit label={t('recoverySubmit')} />
      <Link href={secondStepAddress(next)} className="self-start underline underline-offset-4">
        {t('back')}
      </Link>
      <p className="text-ink-soft text-small">{t('noCodes')}</p>
    </AuthForm>
  );
}

/** Names the factor to be set up. */
export async function BeginFactorView({ next }: Next) {
  const t = await getTranslations('auth.setUp');
  return (
    <AuthForm name="beginFactor" action={beginFactor} error={t('error')} next={next}>
      <p>{t('intro')}</p>
      <Field
        name="name"
        label={t('name')}
        hint={t('nameHint')}
        defaultValue={t('nameExample')}
        required
        maxLength={60}
        autoComplete="off"
      />
      <Submit label={t('begin')} />
    </AuthForm>
  );
}

type Pending = { factor: string; secret: string; uri: string };

/** The key of the factor, as a picture and as text, and the first code. */
export async function VerifyFactorView({ next, factor, secret, uri }: Next & Pending) {
  const t = await getTranslations('auth.setUp');
  const picture = `data:image/svg+xml,${encodeURIComponent(renderSVG(uri, { border: 2 }))}`;
  return (
    <AuthForm name="verifyFactor" action={verifyFactor} error={t('error')} next={next}>
      <ol className="flex list-decimal flex-col gap-5 pl-5">
        <li>
          <p>{t('scan')}</p>
          {/* biome-ignore lint/performance/noImgElement: a data address gains nothing from the optimiser. */}
          <img
            src={picture}
            alt={t('picture')}
            width={208}
            height={208}
            className="mt-3 bg-white"
          />
          <p className="mt-3">{t('type')}</p>
          <p>
            <code className="font-mono text-body wrap-anywhere">
              {secret.match(/.{1,4}/g)?.join(' ')}
            </code>
          </p>
        </li>
        <li>
          <p className="mb-3">{t('confirm')}</p>
          <CodeField />
        </li>
      </ol>
      <input type="hidden" name="factor" value={factor} />
      <Submit label={t('submit')} />
    </AuthForm>
  );
}

/** The new recovery codes, which are shown this once. */
export async function CodesView({ next, codes }: Next & { codes: readonly string[] }) {
  const t = await getTranslations('auth.codes');
  return (
    <AuthForm name="keepCodes" action={keepCodes} error={t('error')} next={next}>
      <p>{t('intro')}</p>
      <ul className="grid gap-y-2 border-ink border-y py-5 font-mono">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <p className="text-ink-soft text-small">{t('advice')}</p>
      <Submit label={t('submit')} />
    </AuthForm>
  );
}

/** Asks for the second factor, or for the password of those who have none. */
export async function ProofView({ next, hasFactor }: Next & { hasFactor: boolean }) {
  const t = await getTranslations('auth');
  return (
    <AuthForm name="prove" action={prove} error={t('proof.error')} next={next}>
      <p>{t('proof.intro')}</p>
      {hasFactor ? <CodeField /> : <PasswordField />}
      <Submit label={t('proof.submit')} />
    </AuthForm>
  );
}
