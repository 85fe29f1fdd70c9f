import { createTranslator } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import admin from '@/messages/es/admin.json';
import posts from '@/messages/es/posts.json';
import { Tasks } from './tasks';

vi.mock('next-intl', async (original) => ({
  ...(await original<typeof import('next-intl')>()),
  useTranslations: () =>
    createTranslator({ locale: 'es', messages: { admin }, namespace: 'admin' }),
  useMessages: () => ({ admin, posts }),
}));

const none = { overdue: [], assigned: [], planned: [], draft: [] };
const item = { id: 'a', moment: '2026-11-26T10:00:00Z', title: 'Agua', status: 'draft', task: '' };
const html = (props: Parameters<typeof Tasks>[0]) => JSON.stringify(Tasks(props));
const { nothingWaits } = admin.dashboard;

it('says one sentence when nothing waits, drafts or not, and none when an entry does', () => {
  expect(html({ tasks: none, unread: [] })).toContain(nothingWaits);
  const draft = [{ ...item, kind: 'posts' as const }];
  expect(html({ tasks: { ...none, draft }, unread: [] })).toContain(nothingWaits);
  const overdue = [{ ...item, kind: 'contacto' as const }];
  expect(html({ tasks: { ...none, overdue }, unread: [] })).not.toContain(nothingWaits);
  const unread = [{ area: 'editorial' as const, count: 3 }];
  expect(html({ tasks: none, unread })).not.toContain(nothingWaits);
});

it('leaves out «Asignado a ti» when all its entries stand above, in «sin respuesta»', () => {
  const entry = { ...item, kind: 'contacto' as const };
  const assignedOf = (id: string) => {
    const tasks = { ...none, overdue: [entry], assigned: [{ ...entry, id }] };
    return renderToStaticMarkup(<Tasks tasks={tasks} unread={[]} />);
  };
  expect(assignedOf('b')).toContain(admin.dashboard.tasks.assigned);
  expect(assignedOf('a')).not.toContain(admin.dashboard.tasks.assigned);
});
