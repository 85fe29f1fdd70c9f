import { isBlogCategory, type Post, type PostLink, type PostSummary } from '@/lib/blog/types';
import type { Tables } from '@/lib/supabase/database.types';

type Row = Tables<'blog_posts'>;
type Shared = 'slug' | 'title' | 'excerpt' | 'author' | 'category' | 'tags' | 'image_url';
export type SummaryRow = Pick<Row, Shared | 'book_image' | 'book_link' | 'public_at'>;
export type LinkRow = Pick<Row, 'slug' | 'title' | 'category'>;
export type PostRow = SummaryRow &
  Pick<
    Row,
    | 'id'
    | 'content'
    | 'image2'
    | 'image3'
    | 'og_image'
    | 'amazon_link'
    | 'gallery'
    | 'meta_title'
    | 'meta_description'
    | 'updated_at'
  >;

function category(value: string) {
  if (!isBlogCategory(value)) throw new Error(`Unknown blog category: ${value}`);
  return value;
}

/**
 * Converts a row for a list. The database's CHECK and policies exclude both errors; throwing reveals when they do not.
 */
export function toSummary(row: SummaryRow): PostSummary {
  if (!row.public_at) throw new Error(`Post ${row.slug} is not public`);
  return {
    slug: row.slug,
    title: row.title,
    excerpt: row.excerpt,
    author: row.author,
    category: category(row.category),
    tags: row.tags,
    date: row.public_at,
    image: row.image_url,
    bookImage: row.book_image,
    bookLink: row.book_link,
  };
}

/** Converts a row for the page of an article. */
export function toPost(row: PostRow): Post {
  return {
    ...toSummary(row),
    id: row.id,
    content: row.content,
    image2: row.image2,
    image3: row.image3,
    ogImage: row.og_image,
    amazonLink: row.amazon_link,
    gallery: row.gallery,
    metaTitle: row.meta_title,
    metaDescription: row.meta_description,
    updatedAt: row.updated_at,
  };
}

/** Converts a row for a link to the post. */
export function toLink(row: LinkRow): PostLink {
  return { slug: row.slug, title: row.title, category: category(row.category) };
}
