import type { DocumentKind } from '@/lib/files/kinds';

/** What a visitor types. The name is the message key of its error; `max` has a sentence of its own. */
export type TextField = {
  kind: 'line' | 'text' | 'email' | 'tel' | 'url' | 'choice';
  /** Characters, counted as the database counts them. */
  min?: number;
  max?: number;
  optional?: boolean;
  options?: readonly string[];
  /** Set for what browsers know of a person; these fields stand two in a row. */
  autoComplete?: string;
  /** The column that the field shares with other areas in a CSV; without it the field has a column of its own. */
  exportAs?: 'phone' | 'kind' | 'subject' | 'message' | 'link';
};

/** Which files an input takes. */
export type FileRule = {
  kinds: readonly DocumentKind[];
  /** 10 MB are 10,485,760 bytes. */
  megabytes: number;
  optional?: boolean;
};

/** A file's columns begin with the name of its input (`obra_file_path`); its stored name is `folder/prefix-….ext`. */
export type FileField = FileRule & {
  folder: string;
  prefix?: string;
  /** The internal error of a failed upload. */
  uploadError: string;
};

/** A form that visitors send (lib/form-areas.ts). */
export type AreaSpec = {
  table: 'dauro_arte_contacts' | 'editorial_submissions' | 'services_contacts' | 'contact_messages';
  bucket: 'editorial-submissions' | 'dauro-arte-documents' | null;
  fields: Readonly<Record<string, TextField>>;
  files: Readonly<Record<string, FileField>>;
  /** The fields that are columns of the list in the back-office; the first says what it is about. */
  list: readonly string[];
  /** How long rows and files are kept; the consent notice and the privacy policy say these numbers. */
  retentionMonths: number;
  /** The address (lib/site.ts) that answers, and is told of what arrives. */
  mailbox: 'editorial' | 'info';
};
