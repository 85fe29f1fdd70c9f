import type { DocumentKind } from '@/lib/files/kinds';

/** A field that a visitor fills in. Its name is the message key of its error; exceeding `max` has its own message. */
export type TextField = {
  kind: 'line' | 'text' | 'email' | 'tel' | 'url' | 'choice';
  /** Characters, counted as the database counts them. */
  min?: number;
  max?: number;
  optional?: boolean;
  options?: readonly string[];
  /** The autocomplete token, for fields with data of the person; these fields are two per row. */
  autoComplete?: string;
  /** The CSV column that the field shares with other areas; without it the field has its own column. */
  exportAs?: 'phone' | 'kind' | 'subject' | 'message' | 'link';
};

export type FileRule = {
  kinds: readonly DocumentKind[];
  /** One megabyte is 1,048,576 bytes (requirement 4.6). */
  megabytes: number;
  optional?: boolean;
};

/** The input's name is the prefix of the columns (`obra_file_path`); the stored name is `folder/prefix-….ext`. */
export type FileField = FileRule & {
  folder: string;
  prefix?: string;
  uploadError: string;
};

export const person = {
  nombre: { kind: 'line', max: 100, autoComplete: 'given-name' },
  apellidos: { kind: 'line', max: 100, autoComplete: 'family-name' },
  email: { kind: 'email', max: 255, autoComplete: 'email' },
  telefono: { kind: 'tel', min: 9, max: 20, autoComplete: 'tel', exportAs: 'phone' },
} as const;

export const enquiry = {
  descripcion: { kind: 'text', min: 10, max: 2000, exportAs: 'subject' },
  enlace_web: { kind: 'url', max: 2048, optional: true, exportAs: 'link' },
} as const;

export const written = { kinds: ['pdf', 'doc', 'docx'], megabytes: 10 } as const;

export const document = {
  kinds: [...written.kinds, 'jpg', 'png'],
  megabytes: 10,
  optional: true,
  uploadError: 'Error al subir el documento',
} as const;
