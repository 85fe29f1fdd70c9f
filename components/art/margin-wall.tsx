import { Mosaic } from '@/components/art/mosaic';

/** A strip of tiles at the right edge of a form page, on wide screens only. Its parent must be `relative`. */
export function MarginWall() {
  return (
    <div className="absolute inset-y-0 right-0 left-[76%] hidden overflow-hidden xl:block">
      <Mosaic wall="margin" />
    </div>
  );
}
