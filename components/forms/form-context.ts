'use client';

import { createContext, use } from 'react';
import type { FormTexts } from '@/components/forms/texts';
import type { TypedValues } from '@/lib/actions/result';
import type { FormArea } from '@/lib/form-areas';

export type FormContextValue = {
  /** Per field, the sentence to show; a field without one is fine. */
  errors: Readonly<Record<string, string>>;
  /** What was typed before a page without JavaScript came back. */
  values: TypedValues;
  pending: boolean;
  /** Where chosen files travel ahead to; without it they travel with the form. */
  uploads: { area: FormArea; texts: FormTexts } | null;
};

export const FormContext = createContext<FormContextValue>({
  errors: {},
  values: {},
  pending: false,
  uploads: null,
});

export const useFormContext = () => use(FormContext);
