import { useMessages } from 'next-intl';
import { AdminForm } from '@/app/admin/_frame/admin-form';
import { askPerson } from '@/app/admin/datos-personales/actions';
import { Field } from '@/components/forms/field';

/** A POST form, so that the address appears in no log and no browser history. */
export function PersonForm({ address }: { address: string }) {
  const texts = useMessages().admin.person.form;
  return (
    <AdminForm
      action={askPerson}
      texts={texts}
      button={{ className: 'min-h-10' }}
      className="mb-8 max-w-2xl flex-row flex-wrap items-end"
    >
      <Field
        name="email"
        type="email"
        label={texts.email}
        autoComplete="off"
        required
        className="min-w-64 flex-1"
        defaultValue={address}
      />
    </AdminForm>
  );
}
