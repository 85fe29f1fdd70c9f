'use client';

import { useRef } from 'react';
import { BookDialog } from '@/app/admin/blog-posts/_editor/book-dialog';
import { GalleryDialog } from '@/app/admin/blog-posts/_editor/gallery-dialog';
import { ImageDialog, type UploadedImage } from '@/app/admin/blog-posts/_editor/image-dialog';
import type {
  Insert,
  InsertDialogProps,
  Insertion,
} from '@/app/admin/blog-posts/_editor/insertion';
import { VideoDialog } from '@/app/admin/blog-posts/_editor/video-dialog';

/** The tool whose dialog is open, and the pasted or dropped picture if there is one. */
export type InsertRequest = { kind: Insert; file: File | null };

type Props = {
  request: InsertRequest | null;
  onClose: () => void;
  /** With null when nothing was chosen. The closing dialog returns the focus, so earlier changes of it are lost. */
  onClosed: (insertion: Insertion | null) => void;
  onMainPicture: (src: string) => void;
};

export function InsertDialogs({ request, onClose, onClosed, onMainPicture }: Props) {
  const chosen = useRef<Insertion>(null);
  const dialog: InsertDialogProps = {
    onClose,
    onClosed: () => {
      onClosed(chosen.current);
      chosen.current = null;
    },
    onInsert: (insertion) => {
      chosen.current = insertion;
      onClose();
    },
  };
  const place = ({ src, alt, main }: UploadedImage) =>
    main ? onMainPicture(src) : dialog.onInsert({ kind: 'pictures', pictures: [{ src, alt }] });
  return (
    <>
      {request?.kind === 'image' ? (
        <ImageDialog
          given={request.file}
          asksPlace
          onClose={onClose}
          onClosed={dialog.onClosed}
          onUploaded={place}
        />
      ) : null}
      {request?.kind === 'gallery' ? (
        <GalleryDialog
          {...dialog}
          intoText
          onInsert={(pictures) => dialog.onInsert({ kind: 'pictures', pictures })}
        />
      ) : null}
      {request?.kind === 'book' ? <BookDialog {...dialog} /> : null}
      {request?.kind === 'video' ? <VideoDialog {...dialog} /> : null}
    </>
  );
}
