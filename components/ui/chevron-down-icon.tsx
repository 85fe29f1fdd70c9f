import { Icon } from './icon';

/** In its own file, because the page of every form loads this icon and none of the others. */
export function ChevronDownIcon({ className }: { className?: string | undefined }) {
  return <Icon d="m5 9 7 7 7-7" className={className} />;
}
