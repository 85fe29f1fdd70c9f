import { useMessages } from 'next-intl';
import { ConfirmForm } from '@/app/admin/_frame/confirm-form';
import { eraseExamples } from './actions';
import type { Dashboard } from './queries';

export function Examples({ canRemove }: NonNullable<Dashboard['examples']>) {
  const { examples } = useMessages().admin.dashboard;
  return (
    <div className="mb-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-line border-y py-3 text-small">
      <p className="max-w-[65ch] flex-1 basis-72 text-ink-soft">{examples.text}</p>
      {canRemove ? <ConfirmForm action={eraseExamples} texts={examples} /> : null}
    </div>
  );
}
