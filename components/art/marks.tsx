import { cn } from '@/lib/utils';

/** Two squares, one of them turned by 45°. */
export const starOutline =
  'M0 -2l0.59 0.59l0.82 0l0 0.82l0.59 0.59l-0.59 0.59l0 0.82l-0.82 0l-0.59 0.59l-0.59 -0.59l-0.82 0l0 -0.82l-0.59 -0.59l0.59 -0.59l0 -0.82l0.82 0z';
const boneOutline = 'M-1 -3l2 0l1 1l-1 1l0 2l1 1l-1 1l-2 0l-1 -1l1 -1l0 -2l-1 -1z';
const latticeOutline =
  'M0 -3l0.62 1.5l1.5 -0.62l-0.62 1.5l1.5 0.62l-1.5 0.62l0.62 1.5l-1.5 -0.62l-0.62 1.5l-0.62 -1.5l-1.5 0.62l0.62 -1.5l-1.5 -0.62l1.5 -0.62l-0.62 -1.5l1.5 0.62z';

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
function BoneMark({ className }: MarkProps) {
  return <Mark className={className} viewBox="-3 -3 6 6" d={boneOutline} />;
}

/** The star of the strapwork: the tile of artificial intelligence. */
export function LatticeMark({ className }: MarkProps) {
  return <Mark className={className} viewBox="-3 -3 6 6" d={latticeOutline} />;
}

const wordmark = 'font-display text-[1.0625rem] leading-[0.98] tracking-tight';

export function GroupLogo({ className }: MarkProps) {
  return (
    <span className={cn('flex w-fit items-center gap-2.5', className)}>
      <StarMark className="size-10 shrink-0" />
      <span className={wordmark}>
        Grupo
        <br />
        Dauro
      </span>
    </span>
  );
}

export function PublisherLogo() {
  return (
    <span className="flex w-fit items-center gap-1.5">
      <BoneMark className="size-10 shrink-0 text-pomegranate" />
      <span className={wordmark}>
        Ediciones
        <br />
        Dauro
      </span>
    </span>
  );
}
