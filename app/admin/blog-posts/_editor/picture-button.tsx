import { useTranslations } from 'next-intl';
import { Thumbnail } from '@/app/admin/blog-posts/_editor/thumbnail';
import { picturesOf } from '@/app/admin/imagenes/pictures-of';
import { cn } from '@/lib/utils';

type Props = {
  src: string;
  label: string;
  className: string;
  /** Called for a click, or with the file of a dropped picture. */
  onOpen: (file: File | null) => void;
};

export function PictureButton({ src, label, className, onOpen }: Props) {
  const t = useTranslations('posts.library');
  return (
    <button
      type="button"
      onClick={() => onOpen(null)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        onOpen(picturesOf(event.dataTransfer)[0] ?? null);
      }}
      className={cn(
        'relative flex shrink-0 cursor-pointer flex-col justify-end overflow-hidden rounded-sm border border-line-strong bg-paper text-caption hover:border-ink',
        !src && 'border-dashed',
        className,
      )}
    >
      <Thumbnail src={src} className="absolute inset-0 border-0" />
      <span className={cn('relative w-full px-2 py-1', src ? 'bg-ink text-paper' : 'my-auto')}>
        {t('pick')}
        <span className="sr-only"> ({label})</span>
      </span>
    </button>
  );
}
