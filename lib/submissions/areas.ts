/**
 * What visitors send with files, and where each kind is kept. The keys are addresses of the back-office; a file's
 * columns begin with its name (`obra_file_path`).
 */
export const areas = {
  editorial: {
    table: 'editorial_submissions',
    bucket: 'editorial-submissions',
    files: ['obra', 'curriculum'],
  },
  'dauro-arte': {
    table: 'dauro_arte_contacts',
    bucket: 'dauro-arte-documents',
    files: ['documento'],
  },
  servicios: {
    table: 'services_contacts',
    bucket: 'dauro-arte-documents',
    files: ['documento'],
  },
} as const;

export type Area = keyof typeof areas;

/** Whether a part of an address names a form with files. */
export const isArea = (value: string): value is Area => Object.hasOwn(areas, value);
