import type { StaffMember } from '@/lib/review/assign';

/** The choices of an assignment, nobody first. */
export const staffOptions = (staff: readonly StaffMember[], nobody: string) => [
  { value: '', label: nobody },
  ...staff.map(({ id, email }) => ({ value: id, label: email })),
];
