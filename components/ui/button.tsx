import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Link } from './link';

/** The class names of a button, also for other elements that look like one: `<summary className={buttonVariants()}>`. */
export const buttonVariants = cva(
  'inline-flex cursor-pointer select-none items-center justify-center gap-2 rounded-sm text-balance font-medium no-underline transition-colors duration-150 disabled:pointer-events-none disabled:opacity-60 aria-disabled:pointer-events-none aria-disabled:opacity-60',
  {
    variants: {
      variant: {
        primary: 'bg-accent text-paper hover:bg-accent-deep',
        ink: 'bg-ink text-paper hover:bg-accent',
        outline:
          'border-[1.5px] border-current bg-transparent text-ink hover:border-ink hover:bg-ink hover:text-paper',
        paper: 'bg-paper text-ink hover:bg-ink hover:text-paper',
        ghost: 'text-ink hover:bg-paper-deep',
        danger: 'bg-danger text-paper hover:bg-pomegranate-deep',
        link: 'rounded-none underline decoration-1 underline-offset-4 hover:decoration-2',
      },
      size: {
        md: 'min-h-12 px-6 py-2.5 text-body leading-tight',
        sm: 'min-h-10 px-4 py-1.5 text-small leading-tight',
        lg: 'min-h-14 px-8 py-3 text-lead leading-tight max-sm:px-5 max-[22rem]:px-4 max-[22rem]:text-body',
        bare: 'min-h-0 p-0',
      },
    },
    defaultVariants: { variant: 'primary', size: 'md' },
  },
);

/** The class names of a link. */
export const linkVariants = cva('transition-colors duration-150', {
  variants: {
    variant: {
      inline:
        'underline decoration-1 underline-offset-[0.18em] hover:text-accent hover:decoration-2',
      quiet: 'hover:underline hover:underline-offset-[0.18em]',
      call: 'inline-block text-balance py-2 font-medium underline decoration-[1.5px] underline-offset-8 hover:decoration-[3px]',
    },
  },
  defaultVariants: { variant: 'inline' },
});

type ButtonProps = ComponentProps<'button'> & VariantProps<typeof buttonVariants>;

/** A button; `type` defaults to `button`, so that none submits a form by accident. */
export function Button({ className, variant, size, type = 'button', ...props }: ButtonProps) {
  return <button type={type} className={buttonVariants({ variant, size, className })} {...props} />;
}

type LinkProps<Target extends string> = ComponentProps<typeof Link<Target>>;
type ButtonLinkProps<Target extends string> = LinkProps<Target> &
  VariantProps<typeof buttonVariants>;

/** A link to a page of this site that looks like a button. */
export function ButtonLink<Target extends string>(props: ButtonLinkProps<Target>) {
  const { variant, size, className, ...rest } = props;
  return <Link {...rest} className={buttonVariants({ variant, size, className })} />;
}

/** A link to a page of this site that stands by itself, below a text or beside a button. */
export function CallLink<Target extends string>({ className, ...props }: LinkProps<Target>) {
  return <Link {...props} className={linkVariants({ variant: 'call', className })} />;
}
