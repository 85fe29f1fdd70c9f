import { useTranslations } from 'next-intl';
import { Thumbnail } from '@/components/admin/posts/thumbnail';
import { cn } from '@/lib/utils';

type Props = {
  src: string;
  /** Which picture it is, for the button's name. */
  label: string;
  className: string;
  /** A click, or a picture dropped on it. */
  onOpen: (file: File | null) => void;
};

/** The chosen picture, or the place for one: a click asks for another, and one can be dropped on it. */
export function PictureButton({ src, label, className, onOpen }: Props) {
  const t = useTranslations('posts.library');
  return (
    <button
      type="button"
      onClick={() => onOpen(null)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        const files = [...event.dataTransfer.files];
        onOpen(files.find(({ type }) => type.startsWith('image/')) ?? null);
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
