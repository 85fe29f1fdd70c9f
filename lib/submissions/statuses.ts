import { type FormArea, filesOf } from '@/lib/form-areas';

/** The states of a submission, in chronological order. The database stores no others (`…_status_known`). */
export const statuses = [
  'nueva',
  'en_revision',
  'aceptada',
  'rechazada',
  'archivada',
  'retirada',
] as const;

export type Status = (typeof statuses)[number];

/** The author may withdraw until the staff decides. The database repeats the rule (`withdraw_proposal`). */
export const isOpen = (status: Status): boolean => status === 'nueva' || status === 'en_revision';

/** A withdrawn proposal has lost its files. */
const hasLostFiles = (area: FormArea, files: number) =>
  area === 'editorial' && files < filesOf(area).length;

/**
 * The states that the staff may choose; only the author can withdraw. Most would imply that the files exist, and the
 * database refuses them without (`editorial_submissions_files_present`).
 */
export const choicesFor = (area: FormArea, status: Status, files: number): readonly Status[] =>
  hasLostFiles(area, files)
    ? ['archivada', 'retirada']
    : statuses.filter((choice) => choice !== 'retirada' || status === 'retirada');

/** Withdrawn by the author, even if archived afterwards. The database repeats the rule (`send_letter`). */
export const isWithdrawn = (area: FormArea, status: Status, files: number): boolean =>
  status === 'retirada' || hasLostFiles(area, files);
