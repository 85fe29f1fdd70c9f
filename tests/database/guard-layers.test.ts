import { randomUUID } from 'node:crypto';
import { NextRequest } from 'next/server';
import { beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { proposal } from './rows.ts';
import { anonymousClient, must, secretClient, signedInClient } from './support.ts';

/**
 * The guard stands three times: middleware, data layer, row level security (decisions.md). Here each one is taken away
 * in turn, and the others must hold. What the browser can try is in tests/e2e/guard.spec.ts.
 */
type Client = ReturnType<typeof secretClient>;

const session: { client: Client } = { client: secretClient() };
vi.mock('@/lib/supabase/server', () => ({ createSessionClient: async () => session.client }));
vi.mock('@/lib/auth/recovery-cookie', () => ({ isRecovery: async () => false }));

const secret = secretClient();
let reader: Client;
let readerId: string;
let entryId: string;

beforeAll(async () => {
  process.env['SUPABASE_URL'] = inject('supabaseUrl');
  process.env['SUPABASE_SECRET_KEY'] = inject('secretKey');
  reader = await signedInClient('lector');
  readerId = (await reader.auth.getUser()).data.user?.id ?? '';
  const row = await secret.from('editorial_submissions').insert(proposal()).select('id').single();
  entryId = must(row).id;
  return async () => {
    must(await secret.from('editorial_submissions').delete().eq('id', entryId));
  };
});

beforeEach(() => {
  vi.resetModules();
  vi.doUnmock('@/lib/auth/session');
});

const filter = { q: '', estado: '', desde: '', hasta: '' } as const;

/** Everything the back-office can be asked for; the names are what a failing test says. */
async function doors() {
  const [list, entry, change, files, csv, dashboard, people] = await Promise.all([
    import('@/lib/admin/list'),
    import('@/lib/admin/entry-queries'),
    import('@/lib/admin/entry-mutations'),
    import('@/lib/admin/download'),
    import('@/lib/admin/export'),
    import('@/lib/admin/dashboard'),
    import('@/lib/admin/people'),
  ]);
  const texts = { heading: ['Nombre'], cells: ({ name }: { name: string }) => [name] };
  return {
    list: () => list.listEntries('editorial', filter, null),
    search: () => list.listEntries('editorial', { ...filter, q: 'acequia' }, null),
    entry: () => entry.getEntry('editorial', entryId),
    status: () => change.changeStatus('editorial', entryId, 'aceptada'),
    notes: () => change.saveNotes('editorial', entryId, 'Leído', ''),
    erase: () => change.eraseEntry('editorial', entryId),
    download: () => files.downloadFile('editorial', entryId, 'obra'),
    export: async () => {
      const csvFile = await csv.exportEntries('editorial', { ...filter, q: 'acequia' }, texts);
      return (await new Response(csvFile).text()).trim();
    },
    dashboard: async () => {
      const { counters, newest } = await dashboard.readDashboard();
      const seen = counters.filter(({ kind, total }) => kind !== 'posts' && total > 0);
      return [...seen, ...newest.editorial];
    },
    people: () => people.listPeople('', null),
    record: () => people.listRoleChanges(),
    grant: () => people.grantRole(readerId, 'admin'),
    revoke: () => people.revokeRole(readerId, 'admin'),
  };
}

const names = [
  ...(['list', 'search', 'entry', 'status', 'notes', 'erase', 'download', 'export'] as const),
  ...(['dashboard', 'people', 'record', 'grant', 'revoke'] as const),
];

async function expectUntouched() {
  const row = await secret
    .from('editorial_submissions')
    .select('status, internal_notes')
    .eq('id', entryId);
  expect(must(row)).toEqual([{ status: 'nueva', internal_notes: '' }]);
  const roles = await secret.from('user_roles').select('role').eq('user_id', readerId);
  expect(must(roles)).toEqual([]);
}

const pages = import.meta.glob<{ default: (props: unknown) => Promise<unknown> }>(
  '../../app/admin/**/{page,layout}.tsx',
);
const handlers = import.meta.glob<{ GET: (...given: unknown[]) => Promise<Response> }>(
  '../../app/admin/**/route.ts',
);

describe('without the middleware', () => {
  const parameters = { area: 'editorial', id: randomUUID(), file: 'obra', slug: 'x' };
  const props = {
    params: Promise.resolve(parameters),
    searchParams: Promise.resolve({}),
    children: 'secreto',
  };

  it('finds the pages of the back-office', () => {
    expect(Object.keys(pages).length).toBeGreaterThan(7);
    expect(Object.keys(handlers).length).toBeGreaterThan(1);
  });

  it.each(Object.keys(pages))('%s sends strangers to /auth and readers home', async (file) => {
    const page = (await pages[file]?.())?.default;
    session.client = anonymousClient();
    await expect(page?.(props)).rejects.toMatchObject({
      digest: expect.stringMatching(/^NEXT_REDIRECT;\w+;\/auth\?next=%2Fadmin/),
    });
    session.client = reader;
    await expect(page?.(props)).rejects.toMatchObject({
      digest: expect.stringMatching(/^NEXT_REDIRECT;\w+;\/;/),
    });
  });

  it.each(Object.keys(handlers))('%s hands nothing over', async (file) => {
    const { GET } = (await handlers[file]?.()) ?? {};
    for (const client of [anonymousClient(), reader]) {
      session.client = client;
      const answer = await GET?.(new NextRequest('http://localhost/admin/x'), props);
      expect([answer?.status, answer?.headers.get('location')]).toEqual([303, '/']);
      expect(await answer?.text()).toBe('');
    }
  });
});

describe('without the data layer', () => {
  beforeEach(() => {
    const anybody = async () => ({ id: readerId, email: 'lector@dauro.test', roles: ['admin'] });
    vi.doMock('@/lib/auth/session', () => ({ assertStaff: anybody, assertAdmin: anybody }));
    session.client = reader;
  });

  const nothing: Record<(typeof names)[number], unknown> = {
    list: { rows: [], next: null },
    search: { rows: [], next: null },
    entry: null,
    status: false,
    notes: false,
    erase: false,
    download: null,
    export: 'Nombre',
    dashboard: [],
    people: 'refused',
    record: [],
    grant: 'refused',
    revoke: true,
  };

  it.each(names)('the database gives a reader nothing: %s', async (name) => {
    const outcome = await (await doors())[name]().catch(() => 'refused');
    expect(outcome).toEqual(nothing[name]);
    await expectUntouched();
  });
});

describe('without row level security', () => {
  it.each(names)('the data layer refuses strangers and readers: %s', async (name) => {
    for (const person of [anonymousClient(), reader]) {
      session.client = Object.defineProperty(secretClient(), 'auth', { value: person.auth });
      await expect((await doors())[name]()).rejects.toMatchObject({ name: 'ForbiddenError' });
    }
    await expectUntouched();
  });
});
