import { useMessages } from 'next-intl';
import { renderSVG } from 'uqr';
import { Field } from '@/components/forms/field';
import { secondStepAddress } from '@/lib/auth/session';
import {
  beginFactor,
  giveCode,
  giveRecoveryCode,
  keepCodes,
  verifyFactor,
} from '@/lib/auth/step-actions';
import { AuthForm } from './auth-views';

type Next = { next: string };

export function CodeField() {
  const { secondStep } = useMessages().auth;
  return (
    <Field
      name="code"
      label={secondStep.code}
      required
      inputMode="numeric"
      autoComplete="one-time-code"
      className="max-w-48"
    />
  );
}

/** The code of a factor that was set up. */
export function CodeView({ next }: Next) {
  const { secondStep } = useMessages().auth;
  const lost = { href: secondStepAddress(next, { con: 'codigo' }), label: secondStep.lost };
  return (
    <AuthForm name="giveCode" action={giveCode} texts={secondStep} next={next} link={lost}>
      <CodeField />
    </AuthForm>
  );
}

/** A recovery code in place of the lost factor. */
export function RecoveryCodeView({ next }: Next) {
  const { recoveryCode } = useMessages().auth;
  const back = { href: secondStepAddress(next), label: recoveryCode.back };
  return (
    <AuthForm
      name="giveRecoveryCode"
      action={giveRecoveryCode}
      texts={recoveryCode}
      next={next}
      link={back}
    >
      <Field
        name="recovery"
        label={recoveryCode.label}
        hint={recoveryCode.hint}
        required
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
    </AuthForm>
  );
}

/** Names the factor to be set up. */
export function BeginFactorView({ next }: Next) {
  const { setUp } = useMessages().auth;
  return (
    <AuthForm name="beginFactor" action={beginFactor} texts={setUp} next={next}>
      <Field
        name="name"
        label={setUp.name}
        hint={setUp.nameHint}
        defaultValue={setUp.nameExample}
        required
        autoComplete="off"
      />
    </AuthForm>
  );
}

type Pending = { factor: string; secret: string; uri: string };

/** The key of the factor, as a picture and as text, and the first code. */
export function VerifyFactorView({ next, factor, secret, uri }: Next & Pending) {
  const { verify } = useMessages().auth;
  const picture = `data:image/svg+xml,${encodeURIComponent(renderSVG(uri, { border: 2 }))}`;
  return (
    <AuthForm name="verifyFactor" action={verifyFactor} next={next} texts={verify}>
      <ol className="flex list-decimal flex-col gap-5 pl-5">
        <li>
          <p>{verify.scan}</p>
          {/* biome-ignore lint/performance/noImgElement: a data address gains nothing from the optimiser. */}
          <img
            src={picture}
            alt={verify.picture}
            width={208}
            height={208}
            className="mt-3 bg-white"
          />
          <p className="mt-3">{verify.type}</p>
          <p>
            <code className="font-mono text-body wrap-anywhere">
              {secret.match(/.{1,4}/g)?.join(' ')}
            </code>
          </p>
        </li>
        <li>
          <p className="mb-3">{verify.confirm}</p>
          <CodeField />
        </li>
      </ol>
      <input type="hidden" name="factor" value={factor} />
    </AuthForm>
  );
}

/** The new recovery codes, which are shown this once. */
export function CodesView({ next, codes }: Next & { codes: readonly string[] }) {
  const texts = useMessages().auth.codes;
  return (
    <AuthForm name="keepCodes" action={keepCodes} texts={texts} next={next}>
      <ul className="grid gap-y-2 border-ink border-y py-5 font-mono">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <p className="text-ink-soft text-small">{texts.advice}</p>
    </AuthForm>
  );
}
