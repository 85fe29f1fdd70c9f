'use client';

import { useTranslations } from 'next-intl';
import { ConfirmDialog } from '@/components/admin/confirm-dialog';
import { StoredSelect } from '@/components/admin/review/stored-select';
import { ActionForm } from '@/components/forms/action-form';
import { SubmitButton } from '@/components/forms/submit-button';
import type { FormTexts } from '@/components/forms/texts';
import { buttonVariants } from '@/components/ui/button';
import { eraseMany, setStatusOfMany } from '@/lib/admin/actions';
import type { FormArea } from '@/lib/form-areas';
import { assignMany } from '@/lib/review/actions';
import { statuses } from '@/lib/submissions/statuses';

type Option = { value: string; label: string };

export type Bulk = {
  area: FormArea;
  /** Accounts that entries can be assigned to, and none. */
  readers: Option[];
  mayErase: boolean;
  texts: Record<'status' | 'assign' | 'erase', FormTexts>;
  /** The query string of the list that they were chosen in. */
  list: string;
};

const submit = buttonVariants({ variant: 'ink', size: 'sm', className: 'shrink-0' });
const row = 'flex min-w-0 items-end gap-2 max-sm:w-full max-sm:*:first-of-type:grow';

/** What can be done to the entries chosen in a list: another state, another reader, export, and erasure for admins. */
export function BulkForms({ area, readers, mayErase, texts, list, ids }: Bulk & { ids: string[] }) {
  const t = useTranslations('admin');
  const chosen = (
    <>
      <input type="hidden" name="area" value={area} />
      {ids.map((id) => (
        <input key={id} type="hidden" name="ids" value={id} />
      ))}
    </>
  );
  const query = new URLSearchParams(ids.map((id) => ['ids', id]));
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
      <ActionForm action={setStatusOfMany} texts={texts.status} className={row}>
        {chosen}
        <StoredSelect
          name="status"
          label={t('bulk.status')}
          stored="en_revision"
          options={statuses.map((value) => ({ value, label: t(`status.${value}`) }))}
        />
        <SubmitButton
          label={t('bulk.setStatus')}
          sendingLabel={t('statusForm.sending')}
          className={submit}
        />
      </ActionForm>
      <ActionForm action={assignMany} texts={texts.assign} className={row}>
        {chosen}
        <StoredSelect name="assignee" label={t('bulk.assignee')} stored="" options={readers} />
        <SubmitButton
          label={t('bulk.assign')}
          sendingLabel={t('statusForm.sending')}
          className={submit}
        />
      </ActionForm>
      <a
        href={`/admin/exportar/${area}?${query}`}
        className={buttonVariants({ variant: 'outline', size: 'sm' })}
      >
        {t('bulk.export')}
      </a>
      {mayErase ? (
        <ConfirmDialog
          trigger={t('bulk.erase')}
          title={t('bulk.eraseTitle', { count: ids.length })}
          description={t('bulk.eraseDescription')}
          cancel={t('erase.cancel')}
        >
          <ActionForm action={eraseMany} texts={texts.erase}>
            {chosen}
            <input type="hidden" name="list" value={list} />
            <SubmitButton
              label={t('erase.confirm')}
              sendingLabel={t('erase.sending')}
              className={buttonVariants({ variant: 'danger', size: 'sm' })}
            />
          </ActionForm>
        </ConfirmDialog>
      ) : null}
    </div>
  );
}
