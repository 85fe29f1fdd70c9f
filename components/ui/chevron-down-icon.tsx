/** Apart from the other icons: every form's page loads this one, and none of those. */
export function ChevronDownIcon({ className }: { className?: string | undefined }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="square"
      className={className}
      aria-hidden="true"
    >
      <path d="m5 9 7 7 7-7" />
    </svg>
  );
}
