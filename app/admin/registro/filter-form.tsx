import type { Route } from 'next';
import { useMessages } from 'next-intl';
import { DateField } from '@/app/admin/_frame/date/date-field';
import { ListFilter } from '@/app/admin/_frame/list';
import type { RecordFilter } from '@/app/admin/registro/queries';
import { SelectField } from '@/components/forms/field';
import { auditKinds } from '@/lib/audit/kinds';

export function AuditFilter({ action, filter }: { action: Route; filter: RecordFilter }) {
  const { filter: texts, record } = useMessages().admin;
  return (
    <ListFilter
      action={action}
      label={texts.legend}
      term={filter.q}
      termLabel={record.term}
      termClassName="col-span-2 lg:col-span-1"
      submit={texts.submit}
      clear={texts.clear}
      inUse={[filter.tipo, filter.desde, filter.hasta].filter(Boolean).length}
      buttonsClassName="lg:col-span-full"
      className="grid grid-cols-2 items-end lg:grid-cols-[minmax(10rem,20rem)_minmax(10rem,16rem)_9.5rem_9.5rem]"
    >
      <SelectField
        name="tipo"
        label={record.kind}
        defaultValue={filter.tipo}
        placeholder={texts.all}
        options={auditKinds.map((value) => ({ value, label: record.kinds[value] }))}
        className="col-span-2 min-w-0 lg:col-span-1"
      />
      {(['desde', 'hasta'] as const).map((name) => (
        <DateField key={name} name={name} label={texts[name]} defaultValue={filter[name]} />
      ))}
    </ListFilter>
  );
}
