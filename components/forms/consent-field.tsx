'use client';

import type { ReactNode } from 'react';
import { FieldError, useField } from '@/components/forms/field';
import { Checkbox } from '@/components/ui/input';

type Props = {
  label: ReactNode;
  /** The first layer of information (RGPD art. 13): who, what for, rights, where to read more. */
  notice: ReactNode;
  /** Without a name the checkbox is still required but is not submitted. */
  isSent: boolean;
};

/** The consent checkbox: never ticked in advance, with its explanation beside it. */
export function ConsentField({ label, notice, isSent }: Props) {
  const { id, error, value, control } = useField('consent', notice);
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-start gap-3">
        <Checkbox
          {...control}
          name={isSent ? 'consent' : undefined}
          data-field="consent"
          value="on"
          required
          defaultChecked={value === 'on'}
        />
        <label htmlFor={id} className="text-small">
          {label}
          <span aria-hidden="true" className="ml-1 text-danger">
            *
          </span>
        </label>
      </div>
      <FieldError id={id} error={error} />
      <p id={`${id}-hint`} className="text-ink-soft text-small">
        {notice}
      </p>
    </div>
  );
}
