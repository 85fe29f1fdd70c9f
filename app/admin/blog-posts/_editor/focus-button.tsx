'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FocusDialog } from '@/app/admin/blog-posts/_editor/focus-dialog';
import { Button } from '@/components/ui/button';

type Props = {
  address: string;
  name: string;
  onChoose: (address: string) => void;
};

export function FocusButton({ address, name, onChoose }: Props) {
  const t = useTranslations('posts.focus');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setOpen(true)}>
        {t('open')}
        <span className="sr-only"> ({name})</span>
      </Button>
      {open ? (
        <FocusDialog
          address={address}
          onClose={() => setOpen(false)}
          onChoose={(chosen) => {
            setOpen(false);
            onChoose(chosen);
          }}
        />
      ) : null}
    </>
  );
}
