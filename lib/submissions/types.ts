/** A file as a list shows it; `href` downloads it. */
export type FileLink = { name: string; href: `/admin/archivos/${string}` };

/** A row of a back-office list, made for the screen. Times are ISO 8601 in UTC. */
export type SubmissionRow = {
  id: string;
  reference: string;
  createdAt: string;
  name: string;
  email: string;
  phone: string | null;
  /** The work's title, or what was asked. */
  subject: string;
  /** The value of `tipo_obra` or `servicio`. */
  kind: string;
  status: string;
  files: FileLink[];
};

/** A page of a list; `next` is the cursor of the following one. */
export type Page<Row> = { rows: Row[]; next: string | null };
