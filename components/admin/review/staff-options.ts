import type { StaffMember } from '@/lib/review/assign';

/** The choices of an assignment; the first, `none`, frees the entry. */
export const staffOptions = (staff: readonly StaffMember[], none: string) => [
  { value: '', label: none },
  ...staff.map(({ id, email }) => ({ value: id, label: email })),
];
