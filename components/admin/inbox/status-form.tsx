import { getTranslations } from 'next-intl/server';
import { adminFormTexts } from '@/components/admin/form-texts';
import { ActionForm } from '@/components/forms/action-form';
import { SubmitButton } from '@/components/forms/submit-button';
import { buttonVariants } from '@/components/ui/button';
import { Label } from '@/components/ui/label';
import { Select } from '@/components/ui/select';
import { setStatus } from '@/lib/admin/actions';
import type { EntryDetails } from '@/lib/admin/entry-queries';
import type { FormArea } from '@/lib/form-areas';
import { choicesFor } from '@/lib/submissions/statuses';

type Props = { area: FormArea; entry: Pick<EntryDetails, 'id' | 'status' | 'files'> };

/** Gives a submission another state. */
export async function StatusForm({ area, entry: { id, status, files } }: Props) {
  const t = await getTranslations('admin');
  const error = t('statusForm.error');
  const texts = await adminFormTexts(error, t('statusForm.success'), {
    withdrawn: { title: error, description: t('statusForm.withdrawn') },
    conflict: { title: error, description: t('statusForm.conflict') },
  });
  return (
    <ActionForm action={setStatus} texts={texts} className="flex flex-col gap-3">
      <input type="hidden" name="area" value={area} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="seen" value={status} />
      <div>
        <Label htmlFor="estado">{t('statusForm.label')}</Label>
        {/* A select ignores a later defaultValue: the key renders it anew once the state has changed. */}
        <Select
          key={status}
          id="estado"
          name="status"
          defaultValue={status}
          className="min-h-10! py-1.5! text-small!"
        >
          {choicesFor(area, status, files.length).map((value) => (
            <option key={value} value={value}>
              {t(`status.${value}`)}
            </option>
          ))}
        </Select>
      </div>
      <SubmitButton
        label={t('statusForm.submit')}
        sendingLabel={t('statusForm.sending')}
        className={buttonVariants({ variant: 'ink', size: 'sm', className: 'self-start' })}
      />
    </ActionForm>
  );
}
