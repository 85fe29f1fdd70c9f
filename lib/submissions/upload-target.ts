import { type DocumentKind, enquiryKinds, textKinds } from '@/lib/files/kinds';
import { type Area, areas, isArea } from '@/lib/submissions/areas';

/** Which documents each form takes (spec §5). */
const kindsOf: Record<Area, readonly DocumentKind[]> = {
  editorial: textKinds,
  'dauro-arte': enquiryKinds,
  servicios: enquiryKinds,
};

/** Where a file that travels ahead of its form is to go; null for an address that is no file of any form. */
export function uploadTarget(area: string, file: string) {
  if (!isArea(area)) return null;
  const { bucket, files } = areas[area];
  if (!(files as readonly string[]).includes(file)) return null;
  return { bucket, kinds: kindsOf[area], purpose: `${area}/${file}`, prefix: `${area}-${file}` };
}

export type UploadTarget = NonNullable<ReturnType<typeof uploadTarget>>;
