import type { Arm } from '@/lib/arms';
import type { BlogCategory } from '@/lib/blog/types';

/** The arm of each category: literature belongs to the publisher, the others have the same name as their arm. */
export const armOf = (category: BlogCategory): Arm =>
  category === 'literatura' ? 'editorial' : category;
