import { buttonVariants } from '@/components/ui/button';
import { cn } from '@/lib/utils';

type SoonButtonProps = {
  /** The id of the note that describes the button; unique on the page. */
  id: string;
  label: string;
  note: string;
  className?: string;
};

/** A button for a feature that is not available yet. It can be focused but does nothing, and its label and note say so. */
export function SoonButton({ id, label, note, className }: SoonButtonProps) {
  return (
    <div
      className={cn(
        'flex flex-col items-start gap-x-4 gap-y-2 sm:flex-row sm:items-center',
        className,
      )}
    >
      <button
        type="button"
        aria-disabled="true"
        aria-describedby={id}
        className={cn(
          buttonVariants({ variant: 'outline' }),
          'border-dashed text-current aria-disabled:opacity-100',
        )}
      >
        {label}
      </button>
      <span id={id} className="font-display text-lead">
        {note}
      </span>
    </div>
  );
}
