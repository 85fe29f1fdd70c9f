import 'server-only';
import { formatDate } from '@/app/admin/_frame/labels';
import type { StaffMember } from '@/app/admin/[area]/review-queries';
import { staffClient } from '@/lib/auth/session';
import { type FormArea, specOf } from '@/lib/form-areas';
import { type EntryRow, entryColumns, toEntry } from '@/lib/submissions/entry';
import { choicesFor, statuses } from '@/lib/submissions/statuses';

const perColumn = 50;

export type BoardColumn = Awaited<ReturnType<typeof readBoard>>[number];
export type BoardCard = BoardColumn['cards'][number];

/**
 * The newest entries of each state as cards; `facts` are the date of arrival and the assigned reader. `total` counts the
 * entries that do not fit, too; `all` leads to the whole list then. Staff only; throws when they cannot be loaded.
 */
export async function readBoard(area: FormArea, staff: readonly StaffMember[]) {
  const supabase = await staffClient(area);
  const emails = new Map(staff.map(({ id, email }) => [id, email]));
  const list = `/admin/${area}` as const;
  return Promise.all(
    statuses.map(async (status) => {
      const { data, count, error } = await supabase
        .from(specOf(area).table)
        .select(entryColumns(area), { count: 'exact' })
        .eq('status', status)
        .order('created_at', { ascending: false })
        .order('id', { ascending: false })
        .limit(perColumn)
        .overrideTypes<EntryRow[], { merge: false }>();
      if (error) throw new Error('The board could not be read', { cause: error });
      const cards = data.map((row) => {
        const { id, name, subject, createdAt, assignedTo, files } = toEntry(area, row);
        const facts = [formatDate(createdAt), assignedTo && emails.get(assignedTo)];
        return {
          ...{ id, name, subject, status, href: `${list}/${id}` as const },
          allowed: choicesFor(area, status, files.length),
          facts: facts.filter(Boolean).join(' · '),
        };
      });
      const total = Math.max(count ?? 0, cards.length);
      const all = total > cards.length ? (`${list}?estado=${status}` as const) : null;
      return { status, cards, total, all };
    }),
  );
}
