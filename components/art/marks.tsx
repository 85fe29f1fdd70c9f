import { boneOutline } from '@/components/art/tilings/bone';
import { latticeOutline } from '@/components/art/tilings/lattice';
import { starOutline } from '@/components/art/tilings/star';

type MarkProps = { className?: string | undefined };

function Mark({ className, viewBox, d }: MarkProps & { viewBox: string; d: string }) {
  return (
    <svg viewBox={viewBox} className={className} fill="currentColor" aria-hidden="true">
      <path d={d} />
    </svg>
  );
}

/** The eight-fold star: the group's own tile, and cinema's. */
export function StarMark({ className }: MarkProps) {
  return <Mark className={className} viewBox="-2 -2 4 4" d={starOutline} />;
}

/** The bone: the publisher's tile. */
export function BoneMark({ className }: MarkProps) {
  return <Mark className={className} viewBox="-3 -3 6 6" d={boneOutline} />;
}

/** The star of the strapwork: the tile of artificial intelligence. */
export function LatticeMark({ className }: MarkProps) {
  return <Mark className={className} viewBox="-3 -3 6 6" d={latticeOutline} />;
}
