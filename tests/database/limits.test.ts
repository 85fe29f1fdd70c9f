import type { SupabaseClient } from '@supabase/supabase-js';
import { expect, it, onTestFinished } from 'vitest';
import { fieldNames, fieldOf, postStatuses } from '@/app/admin/blog-posts/fields';
import { blogCategories } from '@/lib/blog/types';
import { documentKinds } from '@/lib/files/kinds';
import { areaNames, type FormArea, fieldsOf, filesOf, specOf } from '@/lib/form-areas';
import { statuses } from '@/lib/submissions/statuses';
import * as rows from './rows.ts';
import { must, secretClient } from './support.ts';

const secret: SupabaseClient = secretClient();

const letters = (count: number) => 'ñ'.repeat(count);
/** One character that JavaScript counts as two: limits count characters, in the database and in the forms. */
const emoji = (count: number) => '📚'.repeat(count);

type Limit = {
  column: string;
  /** A value at the limit, as a form would send it. */
  accepted: readonly unknown[];
  refused: readonly unknown[];
};
type Table = {
  table: string;
  probe: string;
  row(): Record<string, unknown>;
  limits: Limit[];
};

/** Accepted and refused values, for columns that several tables share. */
const from1To = (column: string, max: number): Limit => ({
  column,
  accepted: [letters(1), letters(max), emoji(max)],
  refused: [null, '', letters(max + 1)],
});
const oneOf = (column: string, accepted: readonly string[]): Limit => ({
  column,
  accepted,
  refused: [null, '', 'otra', accepted[0]?.toUpperCase()],
});

/** The longest text that a form takes: the column must hold it. */
const longest = (column: string, { kind, max }: { kind: string; max?: number }): Limit[] =>
  max && /line|text/i.test(kind) ? [{ column, accepted: [letters(max)], refused: [] }] : [];

/** What the form offers: the check of the column must know it. */
const offered = (area: FormArea) =>
  fieldsOf(area).flatMap(([column, field]) =>
    field.options ? [oneOf(column, field.options)] : longest(column, field),
  );

const email: Limit = {
  column: 'email',
  accepted: [`${'a'.repeat(241)}@prueba.es.com`, 'ñandú@correo.example'],
  refused: [null, '', 'sin arroba', 'a@b@c', '@b.es', `${'a'.repeat(242)}@prueba.es.com`],
};
const telefono = (...empty: null[]): Limit => ({
  column: 'telefono',
  accepted: ['958000000', '9'.repeat(20), 'no es un número', emoji(9), ...empty],
  refused: ['', '95800000', emoji(8), '9'.repeat(21)],
});
const person = [from1To('nombre', 100), from1To('apellidos', 100), email];
const file = (name: string): Limit[] => [
  {
    column: `${name}_file_path`,
    accepted: ['carpeta/obra-1-a.pdf'],
    refused: ['', '/obra.pdf', 'carpeta/../otra.pdf'],
  },
  { column: `${name}_file_size`, accepted: [null, 1, 10_485_760], refused: [0, 10_485_761] },
];
const status = oneOf('status', statuses);
const enquiry = [
  telefono(),
  {
    column: 'descripcion',
    accepted: [letters(10), emoji(10), letters(2000)],
    refused: ['', letters(4), letters(2001)],
  },
  {
    column: 'enlace_web',
    accepted: [null, 'https://prueba.example/a b', 'HTTP://prueba.example'],
    refused: ['', 'prueba.example', 'javascript:alert(1)', 'ftp://prueba.example'],
  },
  ...file('documento'),
];
const address = (column: string): Limit => ({
  column,
  accepted: [null, '/', '/producto/latido', 'https://prueba.example/a.webp', 'HTTPS://a.b/c d'],
  refused: ['', 'a.webp', 'http://a.b', '//a.b', '/\\prueba', 'javascript:1', 'https://'],
});

const moment = (column: string): Limit => ({
  column,
  accepted: ['1900-01-01T00:00:00Z', '2026-11-22T09:30:00Z', '9999-12-31T22:59:59Z'],
  refused: ['infinity', '-infinity', '0044-03-15 BC', '1899-12-31T23:59:59Z', '9999-12-31T23:00Z'],
});

/** The limits of requirements 4.1, 4.2 and 6.6, at their edges and beyond. */
const tables: Table[] = [
  {
    table: 'editorial_submissions',
    probe: 'reference',
    row: rows.proposal,
    limits: [
      ...[...person, telefono(null), from1To('titulo_obra', 200)],
      ...[...file('obra'), ...file('curriculum'), status],
      ...offered('editorial'),
      { column: 'obra_file_path', accepted: [], refused: [null] },
      { column: 'curriculum_file_path', accepted: [], refused: [null] },
    ],
  },
  {
    table: 'dauro_arte_contacts',
    probe: 'reference',
    row: rows.artRequest,
    limits: [...person, ...enquiry, status, ...offered('dauro-arte')],
  },
  {
    table: 'services_contacts',
    probe: 'reference',
    row: rows.serviceRequest,
    limits: [...person, ...enquiry, status, ...offered('servicios')],
  },
  {
    table: 'contact_messages',
    probe: 'reference',
    row: rows.contactMessage,
    limits: [
      from1To('name', 200),
      email,
      from1To('subject', 300),
      from1To('message', 10_000),
      status,
      ...offered('contacto'),
    ],
  },
  {
    table: 'blog_posts',
    probe: 'slug',
    row: rows.blogPost,
    limits: [
      { column: 'title', accepted: ['a', letters(200)], refused: [null, '', ' \n', letters(201)] },
      {
        column: 'slug',
        accepted: ['a', '2025-nfts', '-', 'a'.repeat(255)],
        refused: [null, '', 'Mayúscula', 'con espacio', 'eñe', 'a/b', 'a\n', 'a'.repeat(256)],
      },
      {
        column: 'excerpt',
        accepted: [letters(10), emoji(10), letters(500)],
        refused: [null, '', letters(4), letters(501)],
      },
      {
        column: 'content',
        accepted: [letters(50), emoji(50), letters(300_000)],
        refused: [null, '', letters(24), '\n'.repeat(50)],
      },
      { column: 'author', accepted: ['a', letters(200)], refused: [null, '', ' ', letters(201)] },
      oneOf('category', blogCategories),
      oneOf('status', postStatuses),
      ...fieldNames.flatMap((name) => longest(name, fieldOf(name))),
      { column: 'tags', accepted: [[], ['1', '2, 3']], refused: [null, [''], ['uno', null]] },
      { column: 'meta_title', accepted: [null, '', letters(60)], refused: [letters(61)] },
      { column: 'meta_description', accepted: [null, '', letters(160)], refused: [letters(161)] },
      ...['image_url', 'image2', 'image3', 'og_image'].map(address),
      ...['book_image', 'book_link', 'amazon_link'].map(address),
      {
        column: 'gallery',
        accepted: [[], ['/a.webp'], ['/a.webp', 'https://prueba.example/b.webp', '/c d.webp']],
        refused: [null, [''], ['/a', ''], ['/a', 'b'], ['//a'], ['/a', '/\\b'], ['/a', null]],
      },
      moment('scheduled_for'),
    ],
  },
  {
    table: 'blog_posts',
    probe: 'slug',
    row: () => ({ ...rows.blogPost(), status: 'published' }),
    limits: [moment('published_at')],
  },
];

/** The code of the refusal, or null when the row was inserted. */
async function insert({ table, probe, row }: Table, column: string, value: unknown) {
  const { data, error } = await secret
    .from(table)
    .insert({ ...row(), [column]: value })
    .select(probe);
  if (error) return error.code;
  const keys = data.map((found) => Object.values(found)[0]);
  onTestFinished(async () => {
    must(await secret.from(table).delete().in(probe, keys));
  });
  return null;
}

const cases = tables.flatMap((table) =>
  table.limits.flatMap(({ column, accepted, refused }) =>
    [
      ...accepted.map((value) => ({ value, codes: [null] })),
      ...refused.map((value) => ({ value, codes: ['23502', '23514'] })),
    ].map(({ value, codes }) => ({
      ...{ table, column, value, codes },
      title: `${table.table}.${column} = ${JSON.stringify(value).slice(0, 40)}`,
    })),
  ),
);

it.each(cases)('$title: $codes', async ({ table, column, value, codes }) => {
  expect(codes).toContain(await insert(table, column, value));
});

const files = areaNames.flatMap((area) =>
  filesOf(area).map(([name, rule]) => ({ name, ...rule, ...specOf(area) })),
);

it.each(files)(
  '$name of $table fits into its column and its bucket, which takes its kinds',
  async (file) => {
    const bytes = file.megabytes * 1024 * 1024;
    const bucket = must(await secret.storage.getBucket(file.bucket ?? ''));
    expect(bucket.file_size_limit).toBeGreaterThanOrEqual(bytes);
    const types = file.kinds.map((kind) => documentKinds[kind].mime);
    expect(bucket.allowed_mime_types).toEqual(expect.arrayContaining(types));
    const [table] = tables.filter((each) => each.table === file.table);
    expect(table && (await insert(table, `${file.name}_file_size`, bytes))).toBeNull();
  },
);

it.each(areaNames)('every field and file of the form %s has its columns', async (area) => {
  const files = filesOf(area).flatMap(([name]) => [`${name}_file_path`, `${name}_file_name`]);
  const columns = [...fieldsOf(area).map(([name]) => name), ...files];
  must(await secret.from(specOf(area).table).select(columns.join()).limit(1));
});
