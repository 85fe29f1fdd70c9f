'use client';

import { createContext, use } from 'react';
import type { TypedValues } from '@/lib/actions/result';

export type FormContextValue = {
  /** Per field, the sentence to show; a field without one is fine. */
  errors: Readonly<Record<string, string>>;
  /** What was typed before a page without JavaScript came back. */
  values: TypedValues;
  pending: boolean;
};

export const FormContext = createContext<FormContextValue>({
  errors: {},
  values: {},
  pending: false,
});

export const useFormContext = () => use(FormContext);
