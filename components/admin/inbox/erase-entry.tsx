import { getTranslations } from 'next-intl/server';
import { ConfirmDialog } from '@/components/admin/confirm-dialog';
import { adminFormTexts } from '@/components/admin/form-texts';
import { ActionForm } from '@/components/forms/action-form';
import { SubmitButton } from '@/components/forms/submit-button';
import { buttonVariants } from '@/components/ui/button';
import { erase } from '@/lib/admin/actions';
import type { Entry } from '@/lib/admin/entry';
import type { FormArea } from '@/lib/form-areas';

/** Erasure for good, with everything that belongs to it. Shown to admins; the server asks again who it is. */
export async function EraseEntry({ area, entry }: { area: FormArea; entry: Entry }) {
  const t = await getTranslations('admin.erase');
  return (
    <ConfirmDialog
      trigger={t('open')}
      title={t('title')}
      description={t('description', { name: entry.name, reference: entry.reference })}
      cancel={t('cancel')}
    >
      <ActionForm action={erase} texts={await adminFormTexts(t('error'), undefined)}>
        <input type="hidden" name="area" value={area} />
        <input type="hidden" name="id" value={entry.id} />
        <SubmitButton
          label={t('confirm')}
          sendingLabel={t('sending')}
          className={buttonVariants({ variant: 'danger', size: 'sm' })}
        />
      </ActionForm>
    </ConfirmDialog>
  );
}
