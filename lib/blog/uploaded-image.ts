const folder = '/images/subidas/';

/** The address of an uploaded picture on this site, independent of the storage. */
export const uploadedImagePath = (name: string) => `${folder}${name}`;

/** Time, random part and measures, to reserve the space: '1732233600000-3f2a3f2a3f2a-1600x900.webp'. */
export const uploadedImageName = /^\d{13}-[0-9a-f]{12}-(\d{1,5})x(\d{1,5})\.webp$/;

/** The measures of an uploaded picture, or null for any other address. */
export function uploadedImageShape(address: string): { width: number; height: number } | null {
  if (!address.startsWith(folder)) return null;
  const [, width, height] = uploadedImageName.exec(address.slice(folder.length)) ?? [];
  return width && height ? { width: Number(width), height: Number(height) } : null;
}
