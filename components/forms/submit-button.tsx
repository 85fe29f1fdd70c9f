'use client';

import { useFormContext } from '@/components/forms/form-context';

type Props = { label: string; sendingLabel: string; className: string };

/** The server passes the result of `buttonVariants()` as `className`. */
export function SubmitButton({ label, sendingLabel, className }: Props) {
  const { pending } = useFormContext();
  return (
    <button
      type="submit"
      disabled={pending}
      className={className}
      // Firefox restores a disabled button as disabled after a reload; React's types do not know the attribute here.
      {...{ autoComplete: 'off' }}
    >
      {pending ? sendingLabel : label}
    </button>
  );
}
