import { getTranslations } from 'next-intl/server';
import { adminFormTexts } from '@/components/admin/form-texts';
import type { Bulk } from '@/components/admin/inbox/bulk-forms';
import { staffOptions } from '@/components/admin/review/staff-options';
import type { FormArea } from '@/lib/form-areas';
import type { StaffMember } from '@/lib/review/assign';

/** What the forms for many entries at once need from the server. */
export async function bulkOf(
  area: FormArea,
  staff: readonly StaffMember[],
  mayErase: boolean,
  list: string,
): Promise<Bulk> {
  const t = await getTranslations('admin');
  const assign = await getTranslations('review.assign');
  const failed = t('statusForm.error');
  return {
    area,
    readers: staffOptions(staff, assign('nobody')),
    mayErase,
    list,
    texts: {
      status: await adminFormTexts(failed, t('statusForm.success'), {
        withdrawn: { title: failed, description: t('bulk.withdrawn') },
      }),
      assign: await adminFormTexts(assign('error'), assign('success'), {
        unknown: { title: assign('error'), description: assign('unknown') },
      }),
      erase: await adminFormTexts(t('erase.error'), undefined, {
        failure: { title: t('erase.error'), description: t('bulk.eraseFailed') },
      }),
    },
  };
}
