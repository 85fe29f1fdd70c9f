import { areas as submissionAreas } from '@/lib/submissions/areas';
import { type Status, statuses } from '@/lib/submissions/statuses';

/**
 * The four lists of the back-office: what visitors send, where each kind is kept, and the columns that only it has. The
 * keys are addresses below /admin and the `area` of the history.
 */
export const areas = {
  'dauro-arte': {
    ...submissionAreas['dauro-arte'],
    columns: 'servicio, descripcion, enlace_web',
  },
  editorial: { ...submissionAreas.editorial, columns: 'titulo_obra, tipo_obra' },
  servicios: { ...submissionAreas.servicios, columns: 'servicio, descripcion, enlace_web' },
  contacto: {
    table: 'contact_messages',
    bucket: null,
    files: [],
    columns: 'name, subject, message',
  },
} as const;

export type Area = keyof typeof areas;

/** Whether a part of an address names one of the lists. */
export const isArea = (value: string): value is Area => Object.hasOwn(areas, value);

/**
 * The states an entry can have. A proposal whose author has withdrawn it has lost its files: any other state would
 * promise what is gone, and the database refuses it (`editorial_submissions_files_present`).
 */
export const statusesFor = (area: Area, files: number): readonly Status[] =>
  area === 'editorial' && files < areas.editorial.files.length
    ? ['archivada', 'retirada']
    : statuses;

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether an address names a row at all; the database would take anything else for a failure of its own. */
export const isRowId = (value: string) => uuid.test(value);
