'use client';

import { createContext, use } from 'react';
import type { TypedValues } from '@/lib/actions/result';
import type { FormArea } from '@/lib/form-areas';
import type { FormTexts } from './texts';

export type FormContextValue = {
  errors: Readonly<Record<string, string>>;
  /** The values to show again after a submission without JavaScript. */
  values: TypedValues;
  pending: boolean;
  /** Where chosen files are uploaded before the form is submitted; without it they are submitted with the form. */
  uploads: { area: FormArea; texts: FormTexts } | null;
};

export const FormContext = createContext<FormContextValue>({
  errors: {},
  values: {},
  pending: false,
  uploads: null,
});

export const useFormContext = () => use(FormContext);

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export const isControl = (element: unknown): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;
