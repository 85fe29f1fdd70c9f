'use client';

import type { Route } from 'next';
import { useRouter } from 'next/navigation';
import { type ReactNode, useEffect, useRef } from 'react';
import { ActionForm } from '@/components/forms/action-form';
import type { FormTexts } from '@/components/forms/texts';
import { openRecovery, sendReset, setNewPassword, signIn, signUp } from '@/lib/auth/actions';
import {
  beginFactor,
  giveCode,
  giveRecoveryCode,
  keepCodes,
  prove,
  takeInvitation,
  verifyFactor,
} from '@/lib/auth/step-actions';

const actions = {
  ...{ openRecovery, signIn, signUp, sendReset, setNewPassword },
  ...{ beginFactor, giveCode, giveRecoveryCode, keepCodes, prove, takeInvitation, verifyFactor },
};

type Props = {
  action: keyof typeof actions;
  texts: FormTexts;
  /** Where to go after success; the actions that sign in redirect there themselves. */
  then?: Route;
  children: ReactNode;
};

export function AuthForm({ action, texts, then, children }: Props) {
  const router = useRouter();
  const around = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = around.current;
    const go = () => then && router.replace(then);
    element?.addEventListener('form-sent', go);
    return () => element?.removeEventListener('form-sent', go);
  }, [router, then]);

  return (
    <div ref={around}>
      {/* The key creates a new form for each view; otherwise React would keep the state of one view's form in the next.
       */}
      <ActionForm
        key={action}
        action={actions[action]}
        texts={texts}
        className="flex flex-col gap-6"
      >
        {children}
      </ActionForm>
    </div>
  );
}
