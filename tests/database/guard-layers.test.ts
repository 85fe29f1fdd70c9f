import { randomUUID } from 'node:crypto';
import { NextRequest } from 'next/server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { blogPost, pictureName, proposal } from './rows.ts';
import { allClients, idOf, insertRow, must, secretClient } from './support.ts';

/**
 * Three layers guard the back-office: middleware, data layer, row level security (requirement 6.3). These tests disable
 * one at a time, and the others must refuse. tests/e2e/guard.spec.ts has the tests in the browser.
 */
const { secret, anonymous, lector: reader, equipo: staff } = await allClients();
const session = { client: reader };
vi.mock('@/lib/supabase/server', () => ({ createSessionClient: async () => session.client }));

const readerId = await idOf(reader);
const sent = proposal();
const entryId = await insertRow('editorial_submissions', sent);
const manuscripts = secret.storage.from('editorial-submissions');
const stored = secret.from('blog_posts').insert(blogPost()).select('id, updated_at');
const post = must(await stored.single());
const revision = secret.from('blog_post_revisions').select('id').eq('post_id', post.id);
const revisionId = must(await revision.single()).id;
const pictureId = await insertRow('blog_images', { name: pictureName(), alt: 'Un patio' });

afterAll(async () => {
  must(await manuscripts.remove([sent.obra_file_path]));
  must(await secret.from('blog_images').delete().eq('id', pictureId));
  must(await secret.from('blog_posts').delete().eq('id', post.id));
  must(await secret.from('editorial_submissions').delete().eq('id', entryId));
});

const filter = { q: '', estado: '', asignado: '', orden: '', desde: '', hasta: '' } as const;

/** All data functions of the back-office, by the names that a failing test prints. */
async function dataFunctions() {
  const lists = await import('@/app/admin/[area]/queries');
  const entry = await import('@/lib/submissions/entry');
  const files = await import('@/app/admin/[area]/download');
  const csv = await import('@/app/admin/[area]/export');
  const work = await import('@/app/admin/[area]/review-queries');
  const letters = await import('@/app/admin/[area]/templates');
  const board = await import('@/app/admin/[area]/tablero/board-queries');
  const dashboard = await import('@/app/admin/_dashboard/queries');
  const waiting = await import('@/app/admin/_frame/waiting-counts');
  const all = await import('@/app/admin/buscar/search-all');
  const people = await import('@/app/admin/personas/people');
  const record = await import('@/app/admin/registro/queries');
  const posts = await import('@/app/admin/blog-posts/list-queries');
  const onePost = await import('@/app/admin/blog-posts/queries');
  const save = await import('@/app/admin/blog-posts/mutations');
  const images = await import('@/lib/blog/images');
  const library = await import('@/app/admin/imagenes/library');
  const invitations = await import('@/lib/auth/invitations');
  const factors = await import('@/lib/auth/factors');
  const account = await import('@/app/admin/cuenta/queries');
  const marks = { originalidad: 1, estilo: 1, estructura: 1, interes: 1, catalogo: 1 };
  const text = { subject: 'Hola', body: 'Hola' };
  const picture = { bytes: new Uint8Array([1]), width: 1, height: 1, fileName: 'x.webp' };
  const drafts = { q: '', estado: 'draft', categoria: '', orden: '' } as const;
  const input = {
    ...{ ...blogPost(), author: 'Grupo Dauro', tags: [], gallery: [], scheduled_for: null },
    ...{ image_url: null, image2: null, image3: null, og_image: null, book_image: null },
    ...{ book_link: null, amazon_link: null, meta_title: null, meta_description: null },
    ...({ category: 'literatura', status: 'draft' } as const),
  };
  const toDraft = { status: 'draft', scheduled_for: null } as const;
  const texts = { heading: ['Nombre'], cells: ({ name }: { name: string }) => [name] };
  return {
    list: () => lists.listEntries('editorial', filter, null),
    search: () => lists.listEntries('editorial', { ...filter, q: 'acequia' }, null),
    entry: () => lists.getEntry('editorial', entryId),
    status: () => entry.changeStatus('editorial', [entryId], 'aceptada'),
    staff: () => work.listStaff('editorial'),
    assign: () => work.assignEntries('editorial', [entryId], readerId),
    work: () => work.readWork('editorial', entryId),
    note: () => work.addNote('editorial', entryId, 'Leída'),
    review: () => work.saveReview(entryId, { ...marks, report: 'Leída' }, ''),
    templates: async () => (await letters.listTemplates()).filter(({ savedAt }) => savedAt),
    saveTemplate: () => letters.saveTemplate('recibida', text, ''),
    resetTemplate: () => letters.resetTemplate('recibida', new Date().toISOString()),
    letter: () =>
      letters.sendLetter('editorial', entryId, {
        ...{ ...text, template: 'rechazada', key: randomUUID(), number: 1 },
        ...{ seen: 'nueva', status: 'rechazada' },
      }),
    board: async () => (await board.readBoard('editorial', [])).flatMap(({ cards }) => cards),
    reading: () => files.openForReading('editorial', entryId, 'obra'),
    erase: () => entry.eraseEntry('editorial', entryId),
    download: () => files.downloadFile('editorial', entryId, 'obra'),
    export: async () => {
      const csvFile = await csv.exportEntries('editorial', { ...filter, q: 'acequia' }, texts);
      return (await new Response(csvFile).text()).trim();
    },
    dashboard: async () => {
      const { counters, newest, tasks, unread } = await dashboard.readDashboard();
      const seen = counters.filter(({ kind, total }) => kind !== 'posts' && total > 0);
      return [
        ...seen,
        ...(newest.find(({ kind }) => kind === 'editorial')?.rows ?? []),
        ...unread,
        ...Object.values(tasks).flat(),
      ];
    },
    searchAll: () => all.findEntries('acequia'),
    searchPeople: () => all.findPeople('lector'),
    waiting: () => waiting.countWaiting(),
    people: () => people.listPeople('', null),
    setRole: () => people.setRole(readerId, 'admin'),
    endSessions: () => people.endSessionsOf(readerId),
    invitations: () => invitations.listInvitations(),
    invite: () => invitations.invite('nadie@dauro.test', 'admin'),
    withdrawInvitation: () => invitations.withdrawInvitation(randomUUID()),
    removeFactors: () => factors.removeFactorsOf(readerId),
    sessions: () => account.listSessions(),
    record: () => record.listAuditRows({ q: '', tipo: '', desde: '', hasta: '' }, null),
    drafts: () => posts.listPosts(drafts, null),
    searchDrafts: () => posts.listPosts({ ...drafts, q: 'prueba' }, null),
    searchNewerDrafts: () =>
      posts.listPosts(
        { ...drafts, q: 'prueba' },
        { cursor: { at: '2000-01-01T00:00:00Z', id: randomUUID() }, back: true },
      ),
    draft: () => onePost.getStoredPost(post.id),
    revisions: () => onePost.listRevisions(post.id),
    revision: () => onePost.getRevision(post.id, revisionId),
    createPost: () => save.createPost(input),
    updatePost: () => save.updatePost(post.id, post.updated_at, input),
    restorePost: () => save.restoreRevision(post.id, revisionId, post.updated_at),
    deletePost: () => save.withdrawPosts([post.id], post.updated_at, null),
    chosenPosts: () => posts.listChosenPosts([post.id]),
    unpublishPosts: () => save.withdrawPosts([post.id], post.updated_at, toDraft),
    image: () => images.storeImage(picture, ''),
    pictures: () => library.listImages('', null),
    describePicture: () => library.describeImage(pictureId, 'Otro patio', ''),
    deletePicture: () => library.deleteImage(pictureId),
    replacePicture: () => library.replaceImage(pictureId, picture),
  };
}

let functions = await dataFunctions();
type Name = keyof typeof functions;
const names = Object.keys(functions) as Name[];

const emptyPage = { rows: [], previous: null, next: null };
/** What a reader gets where only the policies refuse; from all others, an error. */
const nothing: Partial<Record<Name, unknown>> = {
  list: emptyPage,
  search: emptyPage,
  entry: null,
  status: 'gone',
  assign: 'gone',
  templates: [],
  resetTemplate: false,
  board: [],
  reading: null,
  erase: false,
  download: null,
  dashboard: [],
  searchAll: [],
  waiting: {},
  record: emptyPage,
  invitations: [],
  // A reader has sessions too, and may see them.
  sessions: expect.any(Array),
  drafts: emptyPage,
  searchDrafts: emptyPage,
  searchNewerDrafts: emptyPage,
  draft: null,
  revisions: [],
  revision: null,
  updatePost: { kind: 'gone' },
  restorePost: { kind: 'gone' },
  deletePost: null,
  chosenPosts: [],
  unpublishPosts: null,
};
async function expectUntouched() {
  const entry = secret.from('editorial_submissions').select('status, assigned_to');
  const unchanged = { status: 'nueva', assigned_to: null };
  expect(must(await entry.eq('id', entryId))).toEqual([unchanged]);
  for (const table of ['submission_notes', 'submission_reviews', 'submission_letters'] as const) {
    expect(must(await secret.from(table).select('id').eq('submission_id', entryId))).toEqual([]);
  }
  const roles = await secret.from('user_roles').select('role').eq('user_id', readerId);
  expect(must(roles)).toEqual([]);
  const picture = await secret.from('blog_images').select('alt').eq('id', pictureId);
  expect(must(picture)).toEqual([{ alt: 'Un patio' }]);
  const posts = await secret.from('blog_posts').select('title, updated_at').eq('id', post.id);
  expect(must(posts)).toEqual([{ title: blogPost().title, updated_at: post.updated_at }]);
}

const pages = import.meta.glob<{ default: (props: unknown) => Promise<unknown> }>(
  '../../app/admin/**/{page,layout}.tsx',
);
const handlers = import.meta.glob<
  Record<'GET' | 'POST', (...given: unknown[]) => Promise<Response>>
>('../../app/admin/**/route.ts');

describe('without the middleware', () => {
  const place = { area: 'editorial', id: randomUUID(), file: 'obra', slug: 'x' };
  const props = {
    params: Promise.resolve({ ...place, template: 'rechazada' }),
    searchParams: Promise.resolve({}),
    children: 'secreto',
  };

  it('finds the pages of the back-office', () => {
    expect(Object.keys(pages).length).toBeGreaterThan(7);
    expect(Object.keys(handlers).length).toBeGreaterThan(1);
  });

  it.each(Object.keys(pages))(
    '%s redirects anonymous visitors to /auth and readers home',
    async (file) => {
      const page = (await pages[file]?.())?.default;
      session.client = anonymous;
      await expect(page?.(props)).rejects.toMatchObject({
        digest: expect.stringMatching(/^NEXT_REDIRECT;\w+;\/auth\?next=%2Fadmin/),
      });
      session.client = reader;
      await expect(page?.(props)).rejects.toMatchObject({
        digest: expect.stringMatching(/^NEXT_REDIRECT;\w+;\/;/),
      });
    },
  );

  it.each(['checkUnsavedPost', 'renderBlock'] as const)(
    '%s, an action without a form, tells only the reason',
    async (name) => {
      const action = (await import('@/app/admin/blog-posts/actions'))[name];
      session.client = anonymous;
      expect(await action('x')).toBe('signed_out');
      session.client = reader;
      expect(await action('x')).toBe('forbidden');
    },
  );

  it.each(Object.keys(handlers))('%s returns no data', async (file) => {
    const { GET, POST } = (await handlers[file]?.()) ?? {};
    const handle = GET ?? POST;
    for (const client of [anonymous, reader]) {
      session.client = client;
      const answer = await handle?.(new NextRequest('http://localhost/admin/x'), props);
      expect([answer?.status, answer?.headers.get('location')]).toEqual([303, '/']);
      expect(await answer?.text()).toBe('');
      const headers = { accept: 'application/json' };
      const asked = await handle?.(new NextRequest('http://localhost/admin/x', { headers }), props);
      const status = client === reader ? 403 : 401;
      expect([asked?.status, await asked?.text()]).toEqual([status, '']);
    }
  });
});

it('the data layer hands staff a file that no session opens itself', async () => {
  const path = sent.obra_file_path;
  must(await manuscripts.upload(path, 'La acequia', { contentType: 'application/pdf' }));
  session.client = staff;
  expect(await (await functions.download())?.bytes.text()).toBe('La acequia');
  const own = staff.storage.from('editorial-submissions');
  expect((await own.createSignedUrl(path, 60)).data).toBeNull();
});

describe('without the data layer', () => {
  beforeAll(async () => {
    const anybody = async () => ({ id: readerId, email: 'lector@dauro.test', roles: ['admin'] });
    vi.resetModules();
    vi.doMock('@/lib/auth/session', () => ({
      assertStaff: anybody,
      assertProof: anybody,
      staffClient: async () => session.client,
    }));
    functions = await dataFunctions();
    session.client = reader;
  });

  it.each(names)('the database returns nothing to a reader: %s', async (name) => {
    const outcome = await functions[name]().catch(() => 'refused');
    expect(outcome).toEqual(name in nothing ? nothing[name] : 'refused');
    await expectUntouched();
  });
});

describe('without row level security', () => {
  beforeAll(async () => {
    vi.resetModules();
    vi.doUnmock('@/lib/auth/session');
    functions = await dataFunctions();
  });

  it.each(names)('the data layer refuses anonymous callers and readers: %s', async (name) => {
    for (const person of [anonymous, reader]) {
      session.client = Object.defineProperty(secretClient(), 'auth', { value: person.auth });
      await expect(functions[name]()).rejects.toMatchObject({ name: 'ForbiddenError' });
    }
    await expectUntouched();
  });
});
