'use client';

import { useEffect, useState } from 'react';

/** Uses a data URL, because connect-src of the content security policy does not allow blob URLs. */
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
