'use client';

import { useEffect, useState } from 'react';

/** The chosen picture, before it is sent anywhere. */
export function ImagePreview({ file }: { file: File }) {
  const [address, setAddress] = useState<string | null>(null);

  useEffect(() => {
    const url = URL.createObjectURL(file);
    setAddress(url);
    return () => URL.revokeObjectURL(url);
  }, [file]);

  if (!address) return null;
  return (
    <picture>
      <img src={address} alt={file.name} className="max-h-56 max-w-full border border-line" />
    </picture>
  );
}
