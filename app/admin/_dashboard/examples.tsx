import { useMessages } from 'next-intl';
import { eraseExamples } from '@/app/admin/_dashboard/actions';
import type { Dashboard } from '@/app/admin/_dashboard/queries';
import { ConfirmForm } from '@/app/admin/_frame/confirm-form';

export function Examples({ canRemove }: NonNullable<Dashboard['examples']>) {
  const { examples } = useMessages().admin.dashboard;
  return (
    <div className="mb-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-line border-y py-3 text-small">
      <p className="max-w-[65ch] flex-1 basis-72 text-ink-soft">{examples.text}</p>
      {canRemove ? <ConfirmForm action={eraseExamples} texts={examples} /> : null}
    </div>
  );
}
