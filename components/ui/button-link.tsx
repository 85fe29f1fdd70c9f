import type { VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { buttonVariants } from '@/components/ui/button';

type Props = ComponentProps<'a'> & VariantProps<typeof buttonVariants>;

/** An ordinary link that looks like a button, for downloads. Not in `button.tsx`, which public pages load. */
export function ButtonLink({ className, variant, size, ...props }: Props) {
  return <a className={buttonVariants({ variant, size, className })} {...props} />;
}
