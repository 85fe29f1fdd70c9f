import { BoneMark, StarMark } from '@/components/art/marks';
import { cn } from '@/lib/utils';

type LogoProps = { className?: string | undefined };

const wordmark = 'font-display text-[1.0625rem] leading-[0.98] tracking-tight';

export function GroupLogo({ className }: LogoProps) {
  return (
    <span className={cn('inline-flex items-center gap-2.5', className)}>
      <StarMark className="size-10 shrink-0" />
      <span className={wordmark}>
        Grupo
        <br />
        Dauro
      </span>
    </span>
  );
}

export function PublisherLogo({ className }: LogoProps) {
  return (
    <span className={cn('inline-flex items-center gap-1.5', className)}>
      <BoneMark className="size-10 shrink-0 text-pomegranate" />
      <span className={wordmark}>
        Ediciones
        <br />
        Dauro
      </span>
    </span>
  );
}
