import { listAddress } from '@/lib/blog/addresses';
import { blogCategories } from '@/lib/blog/types';
import { publicPaths } from '@/lib/public-pages';
import { shelfPath } from '@/lib/shop/addresses';
import { categories } from '@/lib/shop/categories';

/** The pages of this site whose address no post and no book decides. */
export const knownPaths: ReadonlySet<string> = new Set<string>([
  ...publicPaths,
  ...['/feed', '/tienda/arte', '/tienda/nfts'],
  ...blogCategories.map((category) => listAddress(category)),
  ...categories.map((category) => shelfPath(category)),
]);
