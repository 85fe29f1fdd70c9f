'use client';

import { useFormContext } from '@/components/forms/form-context';

type Props = { label: string; sendingLabel: string; className: string };

/** The server passes the result of `buttonVariants()` as `className`. */
export function SubmitButton({ label, sendingLabel, className }: Props) {
  const { pending } = useFormContext();
  return (
    <button type="submit" disabled={pending} className={className}>
      {pending ? sendingLabel : label}
    </button>
  );
}
