import { secretClient } from './backend.ts';

/** Submissions inserted directly into the tables; every text contains the mark, so that a test finds its own rows. */
export const newMark = () => `marca${crypto.randomUUID().replace(/[^a-z]/g, '')}`;

/** The address of everything that has a mark. */
export const addressOf = (mark: string) => `${mark}@prueba.example`;

type Row = Record<string, unknown>;
export const tables = [
  'editorial_submissions',
  'dauro_arte_contacts',
  'services_contacts',
  'contact_messages',
] as const;
type Table = (typeof tables)[number];

const person = (mark: string) => ({
  nombre: 'Rosario',
  apellidos: `Peña ${mark}`,
  email: addressOf(mark),
  telefono: '+34 958 123 456',
});

const rowOf: Record<Table, (mark: string) => Row> = {
  editorial_submissions: (mark) => ({
    ...person(mark),
    titulo_obra: `La acequia ${mark}`,
    tipo_obra: 'poesia',
    obra_file_path: `manuscripts/obra-${crypto.randomUUID()}.pdf`,
    curriculum_file_path: `cvs/cv-${crypto.randomUUID()}.pdf`,
  }),
  dauro_arte_contacts: (mark) => ({
    ...person(mark),
    servicio: 'tasacion_valoracion',
    descripcion: `Una marina sin firma ${mark}`,
    enlace_web: 'https://prueba.example/marina',
  }),
  services_contacts: (mark) => ({
    ...person(mark),
    servicio: 'guion',
    descripcion: `Un guion de noventa páginas ${mark}`,
  }),
  contact_messages: (mark) => ({
    name: `Rosario Peña ${mark}`,
    email: addressOf(mark),
    subject: `Una pregunta ${mark}`,
    message: `¿A qué hora abren? ${mark}`,
  }),
};

/** Inserts rows, the oldest first; `change` overrides values of each. Returns their identifiers. */
export async function insertEntries(
  table: Table,
  mark: string,
  count = 1,
  change: (index: number) => Row = () => ({}),
): Promise<string[]> {
  const rows = Array.from({ length: count }, (_, index) => ({
    ...rowOf[table](mark),
    created_at: new Date(Date.now() - (count - index) * 60_000).toISOString(),
    ...change(index),
  }));
  const { data } = await secretClient().from(table).insert(rows).select('id').throwOnError();
  return data.map(({ id }) => id);
}

export async function removeEntries(table: Table, mark: string): Promise<void> {
  await secretClient().from(table).delete().eq('email', addressOf(mark));
}
