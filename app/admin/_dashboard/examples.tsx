import { getMessages } from 'next-intl/server';
import { eraseExamples } from '@/app/admin/_dashboard/actions';
import { ConfirmForm } from '@/app/admin/_frame/confirm-form';
import { mayWorkOn } from '@/lib/auth/roles';
import { assertStaff } from '@/lib/auth/session';
import { staffClient } from '@/lib/auth/staff-client';
import { hasExamples } from '@/lib/submissions/examples';

/** Says that there are examples while there are some, and lets admins remove them. */
export async function Examples() {
  const { roles } = await assertStaff('office');
  if (!(await hasExamples(await staffClient('office')))) return null;
  const { examples } = (await getMessages()).admin.dashboard;
  return (
    <div className="mb-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-line border-y py-3 text-small">
      <p className="max-w-[80ch] flex-1 basis-72 text-ink-soft">{examples.text}</p>
      {mayWorkOn(roles, 'house') ? (
        <ConfirmForm
          action={eraseExamples}
          texts={examples}
          title={examples.title}
          description={examples.description}
        />
      ) : null}
    </div>
  );
}
