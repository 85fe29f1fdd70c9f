import type { Area } from '@/components/art/areas';
import type { BlogCategory } from '@/lib/blog/types';

/** Literature is the publisher's; the other categories carry their area's name. */
export const areaOfCategory: Record<BlogCategory, Area> = {
  literatura: 'editorial',
  arte: 'arte',
  cine: 'cine',
  ia: 'ia',
};
