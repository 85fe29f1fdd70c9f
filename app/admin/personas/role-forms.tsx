import { useMessages } from 'next-intl';
import { AdminForm } from '@/app/admin/_frame/admin-form';
import { setRole } from '@/app/admin/personas/actions';
import type { Person } from '@/app/admin/personas/people';

export function RoleForms({ person }: { person: Person }) {
  const texts = useMessages().admin.people;
  return (
    <div className="flex flex-wrap gap-2">
      {(['staff', 'admin'] as const).map((role) => {
        const change = person.roles.includes(role) ? 'revoke' : 'grant';
        return (
          <AdminForm
            key={role}
            action={setRole}
            texts={{ ...texts, submit: texts[change][role] }}
            hidden={{ user: person.id, role, change }}
            button={{ variant: 'outline', className: 'min-h-8! px-3! text-caption!' }}
          />
        );
      })}
    </div>
  );
}
