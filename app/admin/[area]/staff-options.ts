import type { StaffMember } from '@/app/admin/[area]/assign';
import { nobody } from '@/app/admin/[area]/schema';

/** The options of an assignment; the first, labelled `none`, removes the assignment. */
export const staffOptions = (staff: readonly StaffMember[], none: string) => [
  { value: nobody, label: none },
  ...staff.map(({ id, email }) => ({ value: id, label: email })),
];
