import { cva } from 'class-variance-authority';

export const linkVariants = cva('transition-colors duration-150', {
  variants: {
    variant: {
      inline:
        'underline decoration-1 underline-offset-[0.18em] hover:text-accent hover:decoration-2',
      quiet: 'hover:underline hover:underline-offset-[0.18em]',
      call: 'inline-block py-2 font-medium underline decoration-[1.5px] underline-offset-8 hover:decoration-[3px]',
    },
  },
  defaultVariants: { variant: 'inline' },
});
