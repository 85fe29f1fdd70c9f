import { CloseIcon } from '@/components/ui/icons';

type Props = { titleId: string; title: string; closeLabel: string };

export function ProposalDialogHead({ titleId, title, closeLabel }: Props) {
  return (
    <div className="mb-6 flex items-start justify-between gap-4">
      <h2 id={titleId} className="font-display text-h3 tracking-tight">
        {title}
      </h2>
      <form method="dialog" className="shrink-0">
        <button
          type="submit"
          aria-label={closeLabel}
          className="inline-flex size-11 cursor-pointer items-center justify-center rounded-sm hover:bg-paper-deep"
        >
          <CloseIcon />
        </button>
      </form>
    </div>
  );
}
