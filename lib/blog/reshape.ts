import { type BlogCategory, blogCategories, type Post, type PostSummary } from '@/lib/blog/types';
import type { Tables } from '@/lib/supabase/database.types';

type Row = Tables<'blog_posts'>;
export type SummaryRow = Pick<
  Row,
  'slug' | 'title' | 'excerpt' | 'author' | 'category' | 'image_url' | 'public_at'
>;
export type PostRow = SummaryRow &
  Pick<
    Row,
    | 'content'
    | 'tags'
    | 'image2'
    | 'image3'
    | 'og_image'
    | 'book_image'
    | 'book_link'
    | 'amazon_link'
    | 'gallery'
    | 'meta_title'
    | 'meta_description'
    | 'updated_at'
  >;

const isCategory = (value: string): value is BlogCategory =>
  blogCategories.some((category) => category === value);

/** A row as a list shows it. The database's CHECK and policies make both errors impossible; silence would hide that. */
export function toSummary(row: SummaryRow): PostSummary {
  if (!isCategory(row.category)) throw new Error(`Unknown blog category: ${row.category}`);
  if (!row.public_at) throw new Error(`Post ${row.slug} is not public`);
  return {
    slug: row.slug,
    title: row.title,
    excerpt: row.excerpt,
    author: row.author,
    category: row.category,
    date: row.public_at,
    image: row.image_url,
  };
}

/** A row as the article shows it. */
export function toPost(row: PostRow): Post {
  return {
    ...toSummary(row),
    content: row.content,
    tags: row.tags,
    image2: row.image2,
    image3: row.image3,
    ogImage: row.og_image,
    bookImage: row.book_image,
    bookLink: row.book_link,
    amazonLink: row.amazon_link,
    gallery: row.gallery,
    metaTitle: row.meta_title,
    metaDescription: row.meta_description,
    updatedAt: row.updated_at,
  };
}
