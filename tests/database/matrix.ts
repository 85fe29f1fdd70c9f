import { randomBytes, randomUUID } from 'node:crypto';
import {
  artRequest,
  blogPost,
  contactMessage,
  mailbox,
  pictureName,
  proposal,
  serviceRequest,
} from './rows.ts';
import { type Caller as Account, callers, type Session, sessions, unique } from './support.ts';

/** The permissions of each role, which the tests compare with the real policies. */

export const verbs = ['select', 'insert', 'update', 'delete'] as const;
export type Verb = (typeof verbs)[number];

/** The columns of the matrix. `aal1`, `aal2` and `ended` are sessions of admins, so the first and the last may nothing. */
export type Caller = Account | Session;
export const everybody: readonly Caller[] = [...callers, ...sessions];
const staff: readonly Caller[] = ['equipo', 'admin', 'aal2', 'secret'];
const admins: readonly Caller[] = ['admin', 'aal2', 'secret'];
const server: readonly Caller[] = ['secret'];

export type Row = Record<string, unknown>;
/** Rows that the row under test refers to. */
export type Context = {
  postId: string;
  revisionId: string;
  accountId: string;
  proposalId: string;
};

export type TableRules = {
  /** Which rows of the table, where their rules differ. */
  title?: string;
  table: string;
  /** The column that identifies the row. */
  probe: string;
  row(context: Context): Row;
  change: { column: string; value: string };
  allowed: Record<Verb, readonly Caller[]>;
};

const serverOnly = { select: server, insert: server, update: server, delete: server };

const submissionRules = (table: string, row: () => Row): TableRules => ({
  table,
  probe: 'email',
  row,
  change: { column: 'status', value: 'en_revision' },
  allowed: { select: staff, insert: server, update: staff, delete: admins },
});

export const tableRules: readonly TableRules[] = [
  {
    title: 'blog_posts, published',
    table: 'blog_posts',
    probe: 'slug',
    row: () => ({ ...blogPost(), status: 'published' }),
    change: { column: 'title', value: 'Otro título' },
    allowed: { select: everybody, insert: staff, update: staff, delete: staff },
  },
  {
    title: 'blog_posts, draft',
    table: 'blog_posts',
    probe: 'slug',
    row: blogPost,
    change: { column: 'status', value: 'published' },
    allowed: { select: staff, insert: staff, update: staff, delete: staff },
  },
  {
    table: 'blog_post_slugs',
    probe: 'slug',
    row: ({ postId }) => ({ slug: unique('antiguo'), post_id: postId }),
    change: { column: 'created_at', value: '2025-01-01T00:00:00+00:00' },
    allowed: { ...serverOnly, select: staff },
  },
  {
    table: 'blog_post_revisions',
    probe: 'saved_by_email',
    row: ({ postId }) => ({ post_id: postId, post: {}, saved_by_email: mailbox() }),
    change: { column: 'created_at', value: '2025-01-01T00:00:00+00:00' },
    allowed: { ...serverOnly, select: staff },
  },
  {
    table: 'blog_revision_images',
    probe: 'revision_id',
    row: ({ revisionId }) => ({ revision_id: revisionId, name: unique('imagen') }),
    change: { column: 'name', value: 'otra.webp' },
    allowed: serverOnly,
  },
  {
    title: 'blog_images, unused',
    table: 'blog_images',
    probe: 'name',
    row: () => ({ name: pictureName(), alt: 'Un patio' }),
    change: { column: 'alt', value: 'Otro patio' },
    allowed: { select: staff, insert: staff, update: staff, delete: staff },
  },
  submissionRules('editorial_submissions', proposal),
  submissionRules('dauro_arte_contacts', artRequest),
  submissionRules('services_contacts', serviceRequest),
  submissionRules('contact_messages', contactMessage),
  {
    title: 'user_roles of another account',
    table: 'user_roles',
    probe: 'user_id',
    row: ({ accountId }) => ({ user_id: accountId, role: 'staff' }),
    change: { column: 'role', value: 'admin' },
    allowed: { ...serverOnly, select: admins },
  },
  {
    table: 'role_invitations',
    probe: 'email',
    row: () => ({ email: mailbox(), role: 'staff', token_digest: randomBytes(32).toString('hex') }),
    change: { column: 'role', value: 'admin' },
    allowed: { ...serverOnly, select: admins },
  },
  {
    table: 'recovery_codes',
    probe: 'digest',
    row: ({ accountId }) => ({ user_id: accountId, digest: randomBytes(32).toString('hex') }),
    change: { column: 'created_at', value: '2025-01-01T00:00:00+00:00' },
    allowed: serverOnly,
  },
  {
    table: 'submission_events',
    probe: 'submission_id',
    row: () => ({ area: 'editorial', submission_id: randomUUID(), kind: 'descarga', file: 'obra' }),
    change: { column: 'file', value: 'curriculum' },
    allowed: { ...serverOnly, select: staff },
  },
  {
    table: 'submission_notes',
    probe: 'body',
    row: ({ proposalId }) => ({
      ...{ area: 'editorial', submission_id: proposalId },
      body: unique('nota'),
    }),
    change: { column: 'created_at', value: '2025-01-01T00:00:00+00:00' },
    allowed: { select: staff, insert: staff, update: server, delete: server },
  },
  {
    title: 'submission_reviews of another reader',
    table: 'submission_reviews',
    probe: 'submission_id',
    row: ({ proposalId }) => ({ submission_id: proposalId, estilo: 3 }),
    change: { column: 'report', value: 'Otro informe' },
    allowed: { select: staff, insert: staff, update: server, delete: server },
  },
  {
    table: 'submission_letters',
    probe: 'preview_key',
    row: ({ proposalId }) => ({
      ...{ area: 'editorial', submission_id: proposalId, number: 1, preview_key: randomUUID() },
      ...{ template: 'rechazada', subject: 'Sobre la obra', body: 'Hola' },
    }),
    change: { column: 'subject', value: 'Otro asunto' },
    allowed: { ...serverOnly, select: staff },
  },
  {
    table: 'letter_templates',
    probe: 'name',
    row: () => ({ name: 'recibida', subject: 'Recibida', body: 'Hola' }),
    change: { column: 'subject', value: 'Otro asunto' },
    allowed: { select: staff, insert: admins, update: admins, delete: admins },
  },
  {
    table: 'audit_log',
    probe: 'about',
    row: () => ({ kind: 'borrado', about_kind: 'entrada', about: unique('CM') }),
    change: { column: 'kind', value: 'acceso' },
    allowed: { select: admins, insert: server, update: [], delete: [] },
  },
  {
    table: 'rate_limits',
    probe: 'key',
    row: () => ({ key: unique('prueba') }),
    change: { column: 'expires_at', value: '2099-01-01T00:00:00+00:00' },
    allowed: serverOnly,
  },
  {
    table: 'job_runs',
    probe: 'name',
    row: () => ({ name: unique('prueba') }),
    change: { column: 'locked_until', value: '2099-01-01T00:00:00+00:00' },
    allowed: serverOnly,
  },
  {
    table: 'erasures',
    probe: 'digest',
    row: () => ({ digest: randomBytes(32).toString('hex') }),
    change: { column: 'erased_at', value: '2025-01-01T00:00:00+00:00' },
    allowed: serverOnly,
  },
  {
    table: 'mail_outbox',
    probe: 'submission_id',
    row: () => ({ kind: 'notice', area: 'contacto', submission_id: randomUUID() }),
    change: { column: 'last_error', value: 'prueba' },
    allowed: serverOnly,
  },
];

export const fileActions = ['download', 'list', 'upload', 'overwrite', 'remove'] as const;
export type FileAction = (typeof fileActions)[number];

export type BucketRules = {
  bucket: string;
  type: string;
  allowed: Record<FileAction, readonly Caller[]>;
};

const privateFiles = {
  download: staff,
  list: staff,
  upload: server,
  overwrite: server,
  remove: admins,
};

export const bucketRules: readonly BucketRules[] = [
  { bucket: 'editorial-submissions', type: 'application/pdf', allowed: privateFiles },
  { bucket: 'dauro-arte-documents', type: 'application/pdf', allowed: privateFiles },
  {
    bucket: 'blog-images',
    type: 'image/png',
    allowed: {
      // A public bucket serves every known address; a listing would reveal the pictures of drafts.
      download: everybody,
      list: staff,
      upload: staff,
      overwrite: staff,
      remove: staff,
    },
  },
];

/** The functions of schema public that each role may call; the secret key may call all except triggers. */
export const callableFunctions = {
  anon: [],
  authenticated: [
    ...['accept_invitation', 'count_recovery_codes', 'dashboard_counts', 'dashboard_newest'],
    ...['dashboard_tasks', 'end_sessions', 'enquiries_per_week', 'erase_accounts', 'invite'],
    ...['letter_states', 'list_blog_images', 'list_people', 'own_sessions', 'record_download'],
    ...['record_export', 'record_reading', 'replace_recovery_codes', 'send_letter', 'set_role'],
    'staff_members',
    ...['use_recovery_code', 'waiting_counts', 'withdraw_invitation'],
  ],
} as const;
