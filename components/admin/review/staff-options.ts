import type { StaffMember } from '@/lib/review/assign';
import { nobody } from '@/lib/review/schema';

/** The options of an assignment; the first, labelled `none`, removes the assignment. */
export const staffOptions = (staff: readonly StaffMember[], none: string) => [
  { value: nobody, label: none },
  ...staff.map(({ id, email }) => ({ value: id, label: email })),
];
