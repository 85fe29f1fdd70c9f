'use client';

import { useFormContext } from '@/components/forms/form-context';

type Props = { label: string; sendingLabel: string; className: string };

/** Disabled while the form travels, and says so. Its looks come from the server: `buttonVariants()`. */
export function SubmitButton({ label, sendingLabel, className }: Props) {
  const { pending } = useFormContext();
  return (
    <button type="submit" disabled={pending} className={className}>
      {pending ? sendingLabel : label}
    </button>
  );
}
