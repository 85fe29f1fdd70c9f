'use client';

import { useEffect, useState } from 'react';

/** The chosen picture, before it is sent anywhere. As a data address: the policy lets no page connect to blobs. */
export function ImagePreview({ file }: { file: File }) {
  const [address, setAddress] = useState<string | null>(null);

  useEffect(() => {
    const reader = new FileReader();
    reader.onload = () => setAddress(typeof reader.result === 'string' ? reader.result : null);
    reader.readAsDataURL(file);
    return () => reader.abort();
  }, [file]);

  if (!address) return null;
  return (
    <picture>
      <img src={address} alt={file.name} className="max-h-56 max-w-full border border-line" />
    </picture>
  );
}
