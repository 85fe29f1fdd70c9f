import { useTranslations } from 'next-intl';
import { AdminLink, type AdminPath } from '@/app/admin/_frame/navigation';
import { partAddress } from '@/app/admin/_frame/schema';
import { Part } from '@/app/admin/_frame/ui/part';
import { columns, ItemList } from './newest-lists';
import type { Counted, Dashboard, Item } from './queries';

const shownRows = 4;

/** The whole list that the rows of a task are part of. */
const wholeList = {
  overdue: (kind: Counted) => `${partAddress(kind)}?estado=nueva&orden=fecha`,
  assigned: (kind: Counted) => `${partAddress(kind)}?asignado=mias`,
  planned: () => '/admin/calendario',
  draft: () => '/admin/blog-posts?estado=draft',
} satisfies Record<string, (kind: Counted) => AdminPath>;
type TaskName = keyof typeof wholeList;

/** What waits for the reader, what is planned, and their drafts; only what there is. */
export function Tasks({ tasks, unread }: Pick<Dashboard, 'tasks' | 'unread'>) {
  const t = useTranslations('admin');
  const { overdue = [], assigned = [], planned = [], draft = [] } = tasks;
  const urgent = overdue.slice(0, shownRows).map(({ id }) => id);
  const waits = overdue.length + assigned.length + unread.length > 0;
  return (
    <div className="mb-12">
      {waits ? null : <p className="mb-8 max-w-prose">{t('dashboard.nothingWaits')}</p>}
      <div className={columns}>
        <TaskList name="overdue" rows={overdue} />
        <TaskList
          name="assigned"
          rows={assigned}
          shown={assigned.filter(({ id }) => !urgent.includes(id))}
        />
        {unread.length > 0 ? (
          <Part id="tarea-unread" title={t('dashboard.tasks.unread')}>
            <ul>
              {unread.map(({ area, count }) => (
                <li key={area} className="border-line border-b py-2 text-small">
                  <AdminLink
                    href={`/admin/${area}?estado=nueva`}
                    className="flex min-h-6 justify-between gap-3 hover:bg-paper"
                  >
                    <span className="underline underline-offset-4">{t(`menu.${area}`)}</span>{' '}
                    <span className="tabular-nums">{count > 99 ? '99+' : count}</span>
                  </AdminLink>
                </li>
              ))}
            </ul>
          </Part>
        ) : null}
        <TaskList name="planned" rows={planned} />
        <TaskList name="draft" rows={draft} />
      </div>
    </div>
  );
}

type ListProps = { name: TaskName; rows: Item[]; shown?: Item[] };

function TaskList({ name, rows, shown = rows }: ListProps) {
  const t = useTranslations('admin');
  if (shown.length === 0) return null;
  const kinds = [...new Set(rows.map(({ kind }) => kind))];
  const isCut = rows.length > shown.slice(0, shownRows).length || name === 'planned';
  return (
    <Part id={`tarea-${name}`} title={t(`dashboard.tasks.${name}`)}>
      <ItemList
        rows={shown.slice(0, shownRows).map((item) => ({
          ...item,
          detail: item.kind === 'posts' ? '' : t(`menu.${item.kind}`),
        }))}
        withStatus={name === 'assigned'}
      />
      {isCut ? (
        <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-small">
          {kinds.map((kind) => (
            <AdminLink key={kind} href={wholeList[name](kind)}>
              {name === 'planned' || name === 'draft'
                ? t(`dashboard.allPosts.${name}`)
                : t('dashboard.allOf', { list: t(`menu.${kind}`) })}
            </AdminLink>
          ))}
        </p>
      ) : null}
    </Part>
  );
}
