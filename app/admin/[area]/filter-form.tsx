import type { Route } from 'next';
import { useMessages } from 'next-intl';
import { DateField } from '@/app/admin/_frame/date/date-field';
import { ListFilter } from '@/app/admin/_frame/list-filter';
import type { StaffMember } from '@/app/admin/[area]/assign';
import { assignments, type Filter, isFiltered } from '@/app/admin/[area]/filter';
import { SelectField } from '@/components/forms/field';
import { statuses } from '@/lib/submissions/statuses';

type Props = { address: Route; filter: Filter; staff: StaffMember[] };

export function FilterForm({ address, filter, staff }: Props) {
  const { admin, review } = useMessages();
  const { filter: texts, status: names } = admin;
  const { assign } = review;
  const filtered = isFiltered(filter);
  const half = `min-w-0 ${filtered ? 'max-sm:col-span-2' : ''}`;
  return (
    <ListFilter
      action={address}
      label={texts.legend}
      term={filter.q}
      termLabel={texts.q}
      termClassName="col-span-2 lg:col-span-1"
      order={filter.orden}
      submit={texts.submit}
      clear={texts.clear}
      isFiltered={filtered}
      buttonsClassName={`lg:col-span-full 2xl:col-span-1 ${filtered ? 'max-sm:col-span-2' : 'xl:col-span-1'}`}
      className="grid grid-cols-2 items-end lg:grid-cols-[minmax(10rem,2fr)_auto_auto_minmax(8rem,1fr)_minmax(8rem,1fr)] xl:grid-cols-[minmax(8rem,20rem)_9.5rem_9.5rem_minmax(8rem,10rem)_minmax(8rem,12rem)_auto]"
    >
      {(['desde', 'hasta'] as const).map((name) => (
        <DateField key={name} name={name} label={texts[name]} defaultValue={filter[name]} />
      ))}
      <SelectField
        name="estado"
        label={texts.estado}
        defaultValue={filter.estado}
        placeholder={texts.all}
        options={statuses.map((value) => ({ value, label: names[value] }))}
        className={half}
      />
      <SelectField
        name="asignado"
        label={assign.label}
        defaultValue={filter.asignado}
        placeholder={assign.anyone}
        options={[
          ...assignments.map((value) => ({
            value,
            label: assign[value === 'mias' ? 'mine' : 'nobody'],
          })),
          ...staff.map(({ id, email }) => ({ value: id, label: email })),
        ]}
        className={half}
      />
    </ListFilter>
  );
}
