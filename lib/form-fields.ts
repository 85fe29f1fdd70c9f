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

export type AreaSpec = {
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
