import type { Arm } from '@/lib/arms';
import type { BlogCategory } from '@/lib/blog/types';

/** `literatura` maps to the publisher; the others have the name of their arm. */
export const armOf = (category: BlogCategory): Arm =>
  category === 'literatura' ? 'editorial' : category;
