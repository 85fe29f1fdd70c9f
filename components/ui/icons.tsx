import { Icon } from './icon';

type IconProps = { className?: string | undefined };

export function ArrowLeftIcon({ className }: IconProps) {
  return <Icon className={className} d="M20 12H4m7-7-7 7 7 7" />;
}

export function MenuIcon({ className }: IconProps) {
  return <Icon className={className} d="M3 7h18M3 12h18M3 17h18" />;
}

export function PlusIcon({ className }: IconProps) {
  return <Icon className={className} d="M12 4v16M4 12h16" />;
}

export function MinusIcon({ className }: IconProps) {
  return <Icon className={className} d="M4 12h16" />;
}

export function CloseIcon({ className = 'size-5' }: IconProps) {
  return <Icon className={className} d="M18 6 6 18M6 6l12 12" />;
}

export function DownloadIcon({ className }: IconProps) {
  return <Icon className={className} d="M12 4v11m-5-5 5 5 5-5M5 20h14" />;
}

export function CalendarIcon({ className }: IconProps) {
  return <Icon className={className} d="M4 6h16v14H4zM4 10.5h16M8 3v5M16 3v5" />;
}

export function SearchIcon({ className }: IconProps) {
  return (
    <Icon
      className={className}
      d="M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5 21 21"
    />
  );
}
