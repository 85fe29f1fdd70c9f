import { Mosaic } from '@/components/art/mosaic';

/** A strip of tiles down the right edge of a page that is a form, where there is room for it. Its parent is `relative`. */
export function MarginWall() {
  return (
    <div className="absolute inset-y-0 right-0 left-[76%] hidden overflow-hidden xl:block">
      <Mosaic wall="margin" />
    </div>
  );
}
