/** What becomes of a submission (decisions.md), in the order of its life. */
export const statuses = [
  'nueva',
  'en_revision',
  'aceptada',
  'rechazada',
  'archivada',
  'retirada',
] as const;

export type Status = (typeof statuses)[number];

/** Whether a stored value is a state. */
export const isStatus = (value: string): value is Status =>
  statuses.some((status) => status === value);

/** Nobody has decided yet: the author may still withdraw. The database says the same (`withdraw_proposal`). */
export const isOpen = (status: Status): boolean => status === 'nueva' || status === 'en_revision';
