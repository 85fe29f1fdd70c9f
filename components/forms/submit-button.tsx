'use client';

import { useFormContext } from '@/components/forms/form-context';

type Props = { label: string; sendingLabel: string; className: string };

/**
 * Says that the form travels, and is disabled in name only, so that it keeps the focus: the form itself sends once.
 * Its looks come from the server: `buttonVariants()`.
 */
export function SubmitButton({ label, sendingLabel, className }: Props) {
  const { pending } = useFormContext();
  return (
    <button type="submit" aria-disabled={pending} className={className}>
      {pending ? sendingLabel : label}
    </button>
  );
}
