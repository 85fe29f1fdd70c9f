'use client';

import type { ReactNode } from 'react';
import { ActionForm } from '@/components/forms/action-form';
import type { FormTexts } from '@/components/forms/texts';
import { erase, setNotes, setRole, setStatus } from '@/lib/admin/actions';

const actions = { setStatus, setNotes, erase, setRole };

type Props = {
  action: keyof typeof actions;
  texts: FormTexts;
  className?: string;
  children: ReactNode;
};

/** A form of the back-office; the page around it comes from the server. */
export function AdminForm({ action, ...props }: Props) {
  return <ActionForm action={actions[action]} {...props} />;
}
