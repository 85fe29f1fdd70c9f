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
export type Context = { postId: string; revisionId: string; accountId: string; proposalId: string };

type Rights = Record<Verb, readonly Caller[]>;

export type TableRules = {
  /** The table, and which of its rows where their rules differ. */
  title: string;
  table: string;
  /** The column that identifies the row. */
  probe: string;
  row(context: Context): Row;
  change: { column: string; value: string };
  allowed: Rights;
};

function all(who: readonly Caller[]): Rights {
  return { select: who, insert: who, update: who, delete: who };
}
const byServer = all(server);
const byStaff = all(staff);
const readByAll = { ...byStaff, select: everybody };
const readByStaff = { ...byServer, select: staff };
const readByAdmins = { ...byServer, select: admins };
const addedByStaff = { ...readByStaff, insert: staff };
const workedOn = { ...readByStaff, update: staff, delete: admins };
const setByAdmins = { ...all(admins), select: staff };

const publishedPost = () => ({ ...blogPost(), status: 'published' });
const formerSlug = ({ postId }: Context) => ({ slug: unique('antiguo'), post_id: postId });
const revision = ({ postId }: Context) => ({
  post_id: postId,
  post: {},
  saved_by_email: mailbox(),
});
const picture = ({ revisionId }: Context) => ({ revision_id: revisionId, name: unique('imagen') });
const image = () => ({ name: pictureName(), alt: 'Un patio' });
const role = ({ accountId }: Context) => ({ user_id: accountId, role: 'staff' });
const digest = () => randomBytes(32).toString('hex');
const invitation = () => ({ email: mailbox(), role: 'staff', token_digest: digest() });
const recoveryCode = ({ accountId }: Context) => ({ user_id: accountId, digest: digest() });
const about = (submission_id: string) => ({ area: 'editorial', submission_id });
const download = () => ({ ...about(randomUUID()), kind: 'descarga', file: 'obra' });
const note = ({ proposalId }: Context) => ({ ...about(proposalId), body: unique('nota') });
const review = ({ proposalId }: Context) => ({ submission_id: proposalId, estilo: 3 });
const sentLetter = ({ proposalId }: Context) => ({
  ...{ ...about(proposalId), number: 1, preview_key: randomUUID() },
  ...{ template: 'rechazada', subject: 'Sobre la obra', body: 'Hola' },
});
const template = () => ({ name: 'recibida', subject: 'Recibida', body: 'Hola' });
const event = () => ({ kind: 'borrado', about_kind: 'entrada', about: unique('CM') });
const notice = () => ({ kind: 'notice', area: 'contacto', submission_id: randomUUID() });

type Change = [column: string, value: string];
const [past, future] = ['2025-01-01T00:00:00+00:00', '2099-01-01T00:00:00+00:00'] as const;
const created: Change = ['created_at', past];
const inWork: Change = ['status', 'en_revision'];

/** The first word of a title is its table. */
const tables: [title: string, probe: string, row: TableRules['row'], Change, Rights][] = [
  ['blog_posts, published', 'slug', publishedPost, ['title', 'Otro título'], readByAll],
  ['blog_posts, draft', 'slug', blogPost, ['status', 'published'], byStaff],
  ['blog_post_slugs', 'slug', formerSlug, created, readByStaff],
  ['blog_post_revisions', 'saved_by_email', revision, created, readByStaff],
  ['blog_revision_images', 'revision_id', picture, ['name', 'otra.webp'], byServer],
  ['blog_images, unused', 'name', image, ['alt', 'Otro patio'], byStaff],
  ['editorial_submissions', 'email', proposal, inWork, workedOn],
  ['dauro_arte_contacts', 'email', artRequest, inWork, workedOn],
  ['services_contacts', 'email', serviceRequest, inWork, workedOn],
  ['contact_messages', 'email', contactMessage, inWork, workedOn],
  ['user_roles of another account', 'user_id', role, ['role', 'admin'], readByAdmins],
  ['role_invitations', 'email', invitation, ['role', 'admin'], readByAdmins],
  ['recovery_codes', 'digest', recoveryCode, created, byServer],
  ['submission_events', 'submission_id', download, ['file', 'curriculum'], readByStaff],
  ['submission_notes', 'body', note, created, addedByStaff],
  ['submission_reviews of others', 'submission_id', review, ['report', 'Otro'], addedByStaff],
  ['submission_letters', 'preview_key', sentLetter, ['subject', 'Otro asunto'], readByStaff],
  ['letter_templates', 'name', template, ['subject', 'Otro asunto'], setByAdmins],
  ['audit_log', 'about', event, ['kind', 'acceso'], { ...readByAdmins, update: [], delete: [] }],
  ['rate_limits', 'key', () => ({ key: unique('prueba') }), ['expires_at', future], byServer],
  ['job_runs', 'name', () => ({ name: unique('prueba') }), ['locked_until', future], byServer],
  ['erasures', 'digest', () => ({ digest: digest() }), ['erased_at', past], byServer],
  ['mail_outbox', 'submission_id', notice, ['last_error', 'prueba'], byServer],
];

export const tableRules: readonly TableRules[] = tables.map(
  ([title, probe, row, [column, value], allowed]) => ({
    ...{ title, table: title.replace(/\W.*/, ''), probe, row, allowed },
    change: { column, value },
  }),
);

export const fileActions = ['download', 'list', 'upload', 'overwrite', 'remove'] as const;
export type FileAction = (typeof fileActions)[number];

export type BucketRules = {
  bucket: string;
  type: string;
  allowed: Record<FileAction, readonly Caller[]>;
};

/** The server hands them out, after it has read their row as the person who asks. */
const privateFiles = {
  ...{ download: admins, list: admins, remove: admins },
  ...{ upload: server, overwrite: server },
};
/** A public bucket serves every known address; a listing would reveal the pictures of drafts. */
const publicFiles = {
  ...{ download: everybody, list: staff, remove: staff },
  ...{ upload: staff, overwrite: staff },
};

export const bucketRules: readonly BucketRules[] = [
  { bucket: 'editorial-submissions', type: 'application/pdf', allowed: privateFiles },
  { bucket: 'dauro-arte-documents', type: 'application/pdf', allowed: privateFiles },
  { bucket: 'blog-images', type: 'image/png', allowed: publicFiles },
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
