import { useTranslations } from 'next-intl';
import { FocusButton } from '@/app/admin/blog-posts/_editor/focus-button';
import { Thumbnail } from '@/app/admin/blog-posts/_editor/thumbnail';
import { Button } from '@/components/ui/button';

type Props = {
  src: string;
  /** Zero-based. */
  place: number;
  count: number;
  onMove: (to: number) => void;
  onRemove: () => void;
  onChange: (src: string) => void;
  onDrag: () => void;
  onDrop: () => void;
};

export function GalleryItem({ src, place, count, onMove, onChange, ...given }: Props) {
  const t = useTranslations('posts.library');
  const which = { place: place + 1 };
  return (
    <li
      draggable
      onDragStart={given.onDrag}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        given.onDrop();
      }}
      className="flex cursor-grab flex-wrap items-center gap-x-3 gap-y-1 border border-line bg-paper p-2"
    >
      <Thumbnail src={src} className="size-14" />
      <span className="min-w-0 flex-1 basis-32 truncate text-small">{src}</span>
      <span className="flex flex-wrap gap-1">
        <FocusButton address={src} name={t('galleryPicture', which)} onChoose={onChange} />
        {/* `aria-disabled`, because a disabled button would lose the focus when repeated presses reach the end. */}
        <Button
          variant="ghost"
          size="sm"
          aria-label={t('moveUp', which)}
          aria-disabled={place === 0}
          onClick={() => place > 0 && onMove(place - 1)}
        >
          ↑
        </Button>
        <Button
          variant="ghost"
          size="sm"
          aria-label={t('moveDown', which)}
          aria-disabled={place === count - 1}
          onClick={() => place < count - 1 && onMove(place + 1)}
        >
          ↓
        </Button>
        <Button variant="ghost" size="sm" aria-label={t('takeOut', which)} onClick={given.onRemove}>
          ×
        </Button>
      </span>
    </li>
  );
}
