import type { Arm } from '@/lib/arms';
import type { BlogCategory } from '@/lib/blog/types';

/** Literature is the publisher's; the other categories carry the name of their arm of the house. */
export const armOf = (category: BlogCategory): Arm =>
  category === 'literatura' ? 'editorial' : category;
