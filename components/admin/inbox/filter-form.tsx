import type { Route } from 'next';
import { getTranslations } from 'next-intl/server';
import { DatePicker } from '@/components/admin/date/date-picker';
import { AdminLink } from '@/components/admin/navigation';
import { Button, buttonVariants } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { Select } from '@/components/ui/select';
import { assignments, type Filter, isFiltered } from '@/lib/admin/filter';
import type { StaffMember } from '@/lib/review/assign';
import { statuses } from '@/lib/submissions/statuses';
import { longestTerm } from '@/lib/text/search-term';

const control = 'min-h-10! py-1.5! text-small!';

type Props = { address: Route; filter: Filter; staff: StaffMember[] };

/** Search, state, assignment and dates as an ordinary GET form: the filter stands in the address and works without JavaScript. */
export async function FilterForm({ address, filter, staff }: Props) {
  const t = await getTranslations('admin');
  const assign = await getTranslations('review.assign');
  const filtered = isFiltered(filter);
  return (
    <search>
      <form
        action={address}
        aria-label={t('filter.legend')}
        className="mb-4 grid grid-cols-2 items-end gap-3 lg:grid-cols-[minmax(10rem,2fr)_auto_auto_minmax(8rem,1fr)_minmax(8rem,1fr)] xl:grid-cols-[minmax(8rem,20rem)_10rem_10rem_minmax(8rem,10rem)_minmax(8rem,12rem)] 2xl:grid-cols-[minmax(8rem,20rem)_10rem_10rem_10rem_12rem_auto]"
      >
        {filter.orden ? <input type="hidden" name="orden" value={filter.orden} /> : null}
        <div className="col-span-2 lg:col-span-1">
          <Label htmlFor="filtro-q">{t('filter.q')}</Label>
          <Input
            id="filtro-q"
            type="search"
            name="q"
            maxLength={longestTerm}
            defaultValue={filter.q}
            className={control}
          />
        </div>
        {(['desde', 'hasta'] as const).map((name) => (
          <div key={name} className="min-w-0">
            <Label htmlFor={`filtro-${name}`}>{t(`filter.${name}`)}</Label>
            <DatePicker
              key={filter[name]}
              id={`filtro-${name}`}
              name={name}
              value={filter[name]}
              className={control}
            />
          </div>
        ))}
        <div className={`min-w-0 ${filtered ? 'max-sm:col-span-2' : ''}`}>
          <Label htmlFor="filtro-estado">{t('filter.estado')}</Label>
          <Select id="filtro-estado" name="estado" defaultValue={filter.estado} className={control}>
            <option value="">{t('filter.all')}</option>
            {statuses.map((status) => (
              <option key={status} value={status}>
                {t(`status.${status}`)}
              </option>
            ))}
          </Select>
        </div>
        <div className={`min-w-0 ${filtered ? 'max-sm:col-span-2' : ''}`}>
          <Label htmlFor="filtro-asignado">{assign('label')}</Label>
          <Select
            id="filtro-asignado"
            name="asignado"
            defaultValue={filter.asignado}
            className={control}
          >
            <option value="">{assign('anyone')}</option>
            {assignments.map((value) => (
              <option key={value} value={value}>
                {assign(value === 'mias' ? 'mine' : 'nobody')}
              </option>
            ))}
            {staff.map(({ id, email }) => (
              <option key={id} value={id}>
                {email}
              </option>
            ))}
          </Select>
        </div>
        <div
          className={`flex flex-wrap items-center gap-3 lg:col-span-full 2xl:col-span-1 ${filtered ? 'max-sm:col-span-2' : ''}`}
        >
          <Button type="submit" variant="ink" size="sm">
            {t('filter.submit')}
          </Button>
          {filtered ? (
            <AdminLink href={address} className={buttonVariants({ variant: 'ghost', size: 'sm' })}>
              {t('filter.clear')}
            </AdminLink>
          ) : null}
        </div>
      </form>
    </search>
  );
}
