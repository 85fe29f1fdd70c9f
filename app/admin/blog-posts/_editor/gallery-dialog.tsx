'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { DialogCancel, EditorDialog } from '@/app/admin/blog-posts/_editor/editor-dialog';
import type { ChosenPicture, InsertDialogProps } from '@/app/admin/blog-posts/_editor/insertion';
import { PictureGrid } from '@/app/admin/blog-posts/_editor/picture-grid';
import { LibraryUpload } from '@/app/admin/imagenes/library-upload';
import { Button } from '@/components/ui/button';

type Props = Pick<InsertDialogProps, 'onClose'> & {
  onClosed?: () => void;
  onInsert: (pictures: ChosenPicture[]) => void;
  /** The pictures are put into the text, where captions can be written. */
  intoText?: boolean;
};

export function GalleryDialog({ onInsert, intoText = false, ...dialog }: Props) {
  const t = useTranslations('posts.insert');
  const [chosen, setChosen] = useState<readonly ChosenPicture[]>([]);
  const library = useTranslations('posts.library');
  const title = useId();
  const [round, setRound] = useState(0);
  const toggle = ({ src, alt }: ChosenPicture) =>
    setChosen((known) => {
      const others = known.filter((one) => one.src !== src);
      return others.length < known.length ? others : [...known, { src, alt }];
    });
  return (
    <EditorDialog
      title={t('gallery.title')}
      description={t(intoText ? 'gallery.hintText' : 'gallery.hint')}
      dismissible={false}
      {...dialog}
    >
      <LibraryUpload
        onAdded={(uploaded) => {
          setChosen((known) => [...known, ...uploaded.map((src) => ({ src, alt: '' }))]);
          setRound((count) => count + 1);
        }}
      />
      <section aria-labelledby={title} className="mt-8 border-line border-t pt-6">
        <h3 id={title} className="mb-3 font-medium font-sans text-body">
          {library('choosePictures')}
        </h3>
        <PictureGrid key={round} onPick={toggle} chosen={chosen.map(({ src }) => src)} />
      </section>
      <div className="sticky -bottom-6 mt-6 -mb-6 flex flex-wrap items-center gap-3 bg-paper py-6 sm:-bottom-10 sm:-mb-10">
        <Button size="sm" disabled={chosen.length === 0} onClick={() => onInsert([...chosen])}>
          {t('gallery.submit', { count: chosen.length })}
        </Button>
        <DialogCancel />
      </div>
    </EditorDialog>
  );
}
