import { getMessages, getTranslations } from 'next-intl/server';
import { adminFormTexts } from '@/components/admin/form-texts';
import { ActionForm } from '@/components/forms/action-form';
import { SubmitButton } from '@/components/forms/submit-button';
import { buttonVariants } from '@/components/ui/button';
import { setRole } from '@/lib/admin/actions';
import type { Person } from '@/lib/admin/people';

/** One button for each role: it grants what the account has not, and revokes what it has. */
export async function RoleForms({ person }: { person: Person }) {
  const t = await getTranslations('admin.people');
  const { people } = (await getMessages()).admin;
  const texts = await adminFormTexts(people.error, people.success, {
    last_admin: { title: people.lastAdmin, description: people.lastAdminDescription },
  });
  return (
    <div className="flex flex-wrap gap-2">
      {(['staff', 'admin'] as const).map((role) => {
        const change = person.roles.includes(role) ? 'revoke' : 'grant';
        return (
          <ActionForm key={role} action={setRole} texts={texts}>
            <input type="hidden" name="user" value={person.id} />
            <input type="hidden" name="role" value={role} />
            <input type="hidden" name="change" value={change} />
            <SubmitButton
              label={t(`${change}.${role}`)}
              sendingLabel={t('sending')}
              className={buttonVariants({
                variant: 'outline',
                size: 'sm',
                className: 'min-h-8! px-3! text-caption!',
              })}
            />
          </ActionForm>
        );
      })}
    </div>
  );
}
