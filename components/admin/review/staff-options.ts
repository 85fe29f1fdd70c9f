import type { StaffMember } from '@/lib/review/assign';

/** The options of an assignment; the first, labelled `none`, removes the assignment. */
export const staffOptions = (staff: readonly StaffMember[], none: string) => [
  { value: '', label: none },
  ...staff.map(({ id, email }) => ({ value: id, label: email })),
];
