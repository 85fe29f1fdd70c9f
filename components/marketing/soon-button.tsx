import { buttonVariants } from '@/components/ui/button';
import { cn } from '@/lib/utils';

type SoonButtonProps = {
  /** Identifies the note that the button refers to; once per page. */
  id: string;
  label: string;
  note: string;
  className?: string;
};

/** A button for what is yet to come: it does nothing, can be reached, and says so to the eye and to the ear. */
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
