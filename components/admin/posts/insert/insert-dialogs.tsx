'use client';

import { useRef } from 'react';
import { ImageDialog, type UploadedImage } from '@/components/admin/posts/image-dialog';
import { BookDialog } from '@/components/admin/posts/insert/book-dialog';
import { GalleryDialog } from '@/components/admin/posts/insert/gallery-dialog';
import type {
  Insert,
  InsertDialogProps,
  Insertion,
} from '@/components/admin/posts/insert/insertion';
import { VideoDialog } from '@/components/admin/posts/insert/video-dialog';

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
