import { isBlogCategory } from '@/lib/blog/types';

export const summaryColumns =
  'slug, title, excerpt, author, category, tags, image:image_url, bookImage:book_image, bookLink:book_link, date:public_at';

export const postColumns =
  `${summaryColumns}, id, content, image2, image3, ogImage:og_image, amazonLink:amazon_link, gallery, metaTitle:meta_title, metaDescription:meta_description, updatedAt:updated_at` as const;

/** A row with its category as one of the blog's. The database's CHECK excludes the error; throwing reveals when not. */
export function withCategory<Row extends { category: string }>(row: Row) {
  const { category } = row;
  if (!isBlogCategory(category)) throw new Error(`Unknown blog category: ${category}`);
  return { ...row, category };
}

/** A row of a public post, which has a date; the policies exclude the error. */
export function toPublic<Row extends { slug: string; category: string; date: string | null }>(
  row: Row,
) {
  const { slug, date } = row;
  if (!date) throw new Error(`Post ${slug} is not public`);
  return { ...withCategory(row), date };
}
