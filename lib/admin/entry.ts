import { type Area, areas } from '@/lib/admin/areas';

/** A file as a list shows it; `href` downloads it. */
export type FileLink = { name: string; size: number | null; href: `/admin/archivos/${string}` };

/** What a visitor sent, made for the screen and the same for the four lists. Times are ISO 8601 in UTC. */
export type Entry = {
  id: string;
  reference: string;
  createdAt: string;
  name: string;
  email: string;
  phone: string | null;
  /** The work's title, the subject of the message, or what was asked. */
  subject: string;
  /** The message, where it has a subject as well. */
  message: string | null;
  /** The value of `tipo_obra` or `servicio`. */
  kind: string | null;
  link: string | null;
  status: string;
  files: FileLink[];
};

/** The rows of the four tables, each with some of these columns. */
export type EntryRow = {
  id: string;
  reference: string;
  created_at: string;
  email: string;
  status: string;
} & Partial<
  Record<
    | ('nombre' | 'apellidos' | 'name' | 'telefono' | 'titulo_obra' | 'tipo_obra')
    | ('servicio' | 'descripcion' | 'enlace_web' | 'subject' | 'message')
    | `${string}_file_path`
    | `${string}_file_name`,
    string | null
  >
> &
  Partial<Record<`${string}_file_size`, number | null>>;

/** What a file is called that arrived without a name of its own. */
const unnamed = { obra: 'obra', curriculum: 'currículum', documento: 'documento' } as const;

/** The columns that make an entry, for `select`. */
export function entryColumns(area: Area): string {
  const { columns, files } = areas[area];
  const person = area === 'contacto' ? [] : ['nombre', 'apellidos', 'telefono'];
  const ofFiles = files.flatMap((file) => [
    `${file}_file_path`,
    `${file}_file_name`,
    `${file}_file_size`,
  ]);
  return ['id, reference, created_at, email, status', ...person, columns, ...ofFiles].join(', ');
}

/** A database row as an entry. */
export function toEntry(area: Area, row: EntryRow): Entry {
  return {
    id: row.id,
    reference: row.reference,
    createdAt: row.created_at,
    name: row.name ?? `${row.nombre ?? ''} ${row.apellidos ?? ''}`.trim(),
    email: row.email,
    phone: row.telefono ?? null,
    subject: row.titulo_obra ?? row.subject ?? row.descripcion ?? '',
    message: row.message ?? null,
    kind: row.tipo_obra ?? row.servicio ?? null,
    link: row.enlace_web ?? null,
    status: row.status,
    files: areas[area].files.flatMap((file) => {
      if (!row[`${file}_file_path`]) return [];
      return [
        {
          name: row[`${file}_file_name`] ?? unnamed[file],
          size: row[`${file}_file_size`] ?? null,
          href: `/admin/archivos/${area}/${row.id}/${file}` as const,
        },
      ];
    }),
  };
}
