import {
  document,
  enquiry,
  type FileField,
  person,
  type TextField,
  written,
} from './form-fields.ts';

type AreaSpec = {
  table: 'dauro_arte_contacts' | 'editorial_submissions' | 'services_contacts' | 'contact_messages';
  bucket: 'editorial-submissions' | 'dauro-arte-documents' | null;
  fields: Readonly<Record<string, TextField>>;
  files: Readonly<Record<string, FileField>>;
  /** The fields that are columns of the list in the back-office; the first one is the subject. */
  list: readonly string[];
  /** The retention period of rows and files; the consent notice and the privacy policy state it. */
  retentionMonths: number;
  /** The address (key of lib/site.ts) that sends replies and receives notices. */
  mailbox: 'editorial' | 'info';
};

/**
 * The forms that visitors send, by slug. Schema, inputs, uploads, storage, back-office, CSV, mail and retention derive
 * from this table. Labels and sentences: messages/es/submissions.json and mail.json. The slug is a path segment of the
 * back-office and the `area` column of the database; a field's name is a column. Field lengths repeat the checks of the
 * tables; file sizes and kinds are within those of the buckets. The order is that of the back-office's menu.
 */
export const formAreas = {
  'dauro-arte': {
    table: 'dauro_arte_contacts',
    bucket: 'dauro-arte-documents',
    fields: {
      ...person,
      servicio: {
        kind: 'choice',
        options: [
          ...(['informes_periciales', 'tasacion_valoracion', 'analisis_autenticidad'] as const),
          ...(['gestion_venta', 'portfolio_artistico', 'museos_instituciones', 'otros'] as const),
        ],
        exportAs: 'kind',
      },
      ...enquiry,
    },
    files: { documento: { ...document, folder: 'dauro-arte' } },
    list: ['descripcion', 'servicio'],
    retentionMonths: 24,
    mailbox: 'info',
  },
  editorial: {
    table: 'editorial_submissions',
    bucket: 'editorial-submissions',
    fields: {
      ...person,
      titulo_obra: { kind: 'line', max: 200, exportAs: 'subject' },
      tipo_obra: {
        kind: 'choice',
        options: ['novela', 'cuento', 'poesia', 'ensayo', 'biografia', 'otro'],
        exportAs: 'kind',
      },
    },
    files: {
      obra: {
        ...written,
        folder: 'manuscripts',
        prefix: 'obra',
        uploadError: 'Error al subir la obra',
      },
      curriculum: {
        ...written,
        folder: 'cvs',
        prefix: 'cv',
        uploadError: 'Error al subir el curriculum',
      },
    },
    list: ['titulo_obra', 'tipo_obra'],
    retentionMonths: 24,
    mailbox: 'editorial',
  },
  servicios: {
    table: 'services_contacts',
    bucket: 'dauro-arte-documents',
    fields: {
      ...person,
      servicio: {
        kind: 'choice',
        options: [
          ...(['publicacion', 'guion', 'audiovisual', 'escritura'] as const),
          ...(['diseno', 'innovacion', 'otros'] as const),
        ],
        exportAs: 'kind',
      },
      ...enquiry,
    },
    files: { documento: { ...document, folder: 'services' } },
    list: ['descripcion', 'servicio'],
    retentionMonths: 24,
    mailbox: 'info',
  },
  contacto: {
    table: 'contact_messages',
    bucket: null,
    fields: {
      name: { kind: 'line', max: 100, autoComplete: 'name' },
      email: { kind: 'email', max: 255, autoComplete: 'email' },
      subject: { kind: 'line', max: 200, exportAs: 'subject' },
      message: { kind: 'text', max: 5000, exportAs: 'message' },
    },
    files: {},
    list: ['subject'],
    retentionMonths: 12,
    mailbox: 'info',
  },
} as const satisfies Record<string, AreaSpec>;

type Areas = typeof formAreas;
export type FormArea = keyof Areas;
export type FieldName = { [Area in FormArea]: keyof Areas[Area]['fields'] }[FormArea];
export type FileName = { [Area in FormArea]: keyof Areas[Area]['files'] }[FormArea];
type ListedField = Areas[FormArea]['list'][number];
export type ServiceName = Areas[
  | 'dauro-arte'
  | 'servicios']['fields']['servicio']['options'][number];
export type Choice = ServiceName | Areas['editorial']['fields']['tipo_obra']['options'][number];

export const areaNames = Object.keys(formAreas) as FormArea[];

/** Whether a path segment, or a value of the database, is the slug of a form. */
export const isFormArea = (value: string): value is FormArea => Object.hasOwn(formAreas, value);

/** The bucket, table and retention period of a form's submissions. */
export const specOf = (area: FormArea): AreaSpec => formAreas[area];

/** The text fields of a form by name, in its order. */
export const fieldsOf = (area: FormArea) =>
  Object.entries(formAreas[area].fields) as [FieldName, TextField][];

/** The fields that are columns of a form's list in the back-office. */
export const listedFieldsOf = (area: FormArea) =>
  specOf(area).list.flatMap((column) => fieldsOf(area).filter(([name]) => name === column)) as [
    ListedField,
    TextField,
  ][];

/** The files of a form by the name of their input, in its order. */
export const filesOf = (area: FormArea) =>
  Object.entries(formAreas[area].files) as [FileName, FileField][];

/** The file rule of an input; undefined when the form has no such file. */
export const fileOf = (area: FormArea, name: string): FileField | undefined =>
  filesOf(area).find(([known]) => known === name)?.[1];

const sizesOf = (area: FormArea) => filesOf(area).map(([, { megabytes }]) => megabytes);

/** The largest file of all forms. */
export const fileMegabytes = Math.max(...areaNames.flatMap(sizesOf));

/** The most that a request may send, here and at nginx: the files of the largest form, and the rest of the form. */
export const requestMegabytes =
  4 + Math.max(...areaNames.map((area) => sizesOf(area).reduce((sum, size) => sum + size, 0)));

/** Whether a stored value is an option of one of the forms. */
export const isChoice = (value: string): value is Choice =>
  areaNames.some((area) => fieldsOf(area).some(([, { options }]) => options?.includes(value)));
