import { blogCategories, listAddress } from '@/lib/blog/types';
import { publicPaths } from '@/lib/public-pages';
import { bookListPath, categories } from '@/lib/shop/categories';

/** The pages of this site whose address does not depend on a post or a book. */
export const knownPaths: ReadonlySet<string> = new Set<string>([
  ...publicPaths,
  ...blogCategories.map((category) => listAddress(category)),
  ...categories.map((category) => bookListPath(category)),
]);
