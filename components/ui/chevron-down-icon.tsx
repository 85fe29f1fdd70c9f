import { Icon } from '@/components/ui/icon';

/** Apart from the other icons: every form's page loads this one, and none of those. */
export function ChevronDownIcon({ className }: { className?: string | undefined }) {
  return <Icon d="m5 9 7 7 7-7" className={className} />;
}
