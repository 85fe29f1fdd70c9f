import { Icon } from '@/components/ui/icon';
import type { State } from '@/lib/doctor/finding';

const paths: Record<State, string> = {
  ok: 'M7.500 12.500l3 3 6-7',
  wrong: 'M8.500 8.500l7 7m0-7l-7 7',
  unknown: 'M7.500 12h9',
};

/** The icon of a state: a tick, a cross or a dash, so that the state is not shown by colour alone. */
export function StateIcon({ state, className = '' }: { state: State; className?: string }) {
  return (
    <Icon
      d={paths[state]}
      strokeWidth="1.8"
      strokeLinecap="butt"
      className={`shrink-0 ${className}`}
    >
      <circle cx="12" cy="12" r="9.5" />
    </Icon>
  );
}
