import type { Database } from '@/lib/supabase/database.types';
import { labelKey } from '@/lib/text/text';

export const blogCategories = ['literatura', 'arte', 'cine', 'ia'] as const;
export type BlogCategory = (typeof blogCategories)[number];

/** Whether a part of an address is a category of the blog. */
export const isBlogCategory = (value: string): value is BlogCategory =>
  blogCategories.some((category) => category === value);

export const postsPerPage = 12;

/** The number of newest posts that are prerendered; the others are rendered at their first request. */
export const prebuiltPosts = 12;

/** The columns of a `PostSummary`. */
export const summaryColumns =
  'slug, title, excerpt, author, category, tags, image:image_url, bookImage:book_image, bookLink:book_link, date:public_at';

export type PostSummary = {
  slug: string;
  title: string;
  excerpt: string;
  author: string;
  category: BlogCategory;
  tags: string[];
  /** The time when the post became public, ISO 8601. */
  date: string;
  image: string | null;
  bookImage: string | null;
  bookLink: string | null;
};

export type PostPage = { posts: PostSummary[]; page: number; pages: number; total: number };

/** The columns of a `Post`. */
export const postColumns =
  `${summaryColumns}, id, content, image2, image3, ogImage:og_image, amazonLink:amazon_link, gallery, metaTitle:meta_title, metaDescription:meta_description, updatedAt:updated_at` as const;

export type Post = PostSummary & {
  id: string;
  content: string;
  image2: string | null;
  image3: string | null;
  ogImage: string | null;
  amazonLink: string | null;
  gallery: string[];
  metaTitle: string | null;
  metaDescription: string | null;
  updatedAt: string;
};

export type PostLink = { slug: string; title: string };
export type Neighbours = { older: PostLink | null; newer: PostLink | null };

/** A segment of a text with its offset; `marked` segments are words that a search has found. */
export type Segment = { from: number; text: string; marked: boolean };
export type FoundPost = PostSummary & { titleSegments: Segment[]; passage: Segment[] };
/** `more` is true when there are more matches than the 120 ranked ones. */
export type FoundPage = Omit<PostPage, 'posts'> & { posts: FoundPost[]; more: boolean };

/** The point of a picture that a crop keeps visible, in per cent from the left and the top. */
type FocusPoint = { x: number; y: number };

export const centre: FocusPoint = { x: 50, y: 50 };

const mark = /#foco=(\d{1,2}|100),(\d{1,2}|100)$/;

/** Splits a stored address into picture and focus point (requirement 6.24): `/images/a.webp#foco=30,70`. */
export function readPicture(address: string): { src: string; focus: FocusPoint } {
  const [whole, x, y] = mark.exec(address) ?? [];
  if (!whole) return { src: address, focus: centre };
  return { src: address.slice(0, -whole.length), focus: { x: Number(x), y: Number(y) } };
}

/** The address of a picture without its focus point. */
export const pictureSource = (address: string): string => readPicture(address).src;

/** The address of a picture with another focus point, in whole per cent; the centre is the default and not written. */
export function writePicture(address: string, { x, y }: FocusPoint): string {
  const [left, top] = [x, y].map((value) => Math.round(Math.min(100, Math.max(0, value))));
  const isCentre = left === centre.x && top === centre.y;
  return `${pictureSource(address)}${isCentre ? '' : `#foco=${left},${top}`}`;
}

/** The focus point as the CSS property object-position. */
export const objectPosition = ({ x, y }: FocusPoint): string => `${x}% ${y}%`;

/** Words per minute, for Spanish prose on a screen. */
const pace = 220;

/** The reading time of a text in minutes, at least one. Pass plain text, not Markdown. */
export function readingMinutes(text: string): number {
  const words = text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  return Math.max(1, Math.round(words / pace));
}

const folder = '/images/subidas/';

/** The address of an uploaded picture on this site, independent of the storage. */
export const uploadedImagePath = (name: string) => `${folder}${name}`;

/** Time, digest and measures, which reserve the space: '1732233600000-3f2a3f2a3f2a-1600x900.webp'. */
export const uploadedImageName = /^\d{13}-[0-9a-f]{12}-(\d{1,5})x(\d{1,5})\.webp$/;

/** The measures of an uploaded picture, or null for any other address. */
export function uploadedImageShape(address: string): { width: number; height: number } | null {
  if (!address.startsWith(folder)) return null;
  const [, width, height] = uploadedImageName.exec(address.slice(folder.length)) ?? [];
  return width && height ? { width: Number(width), height: Number(height) } : null;
}

const wanted = 3;

/** The number of newest posts, and of newest posts of the same category, among which related ones are chosen. */
export const relatedCandidates = 12;

/** `candidates` sorted by shared tags, then category, then their own order; they may contain a post twice. */
export function relatedPosts(
  post: Pick<Post, 'slug' | 'tags' | 'category'>,
  candidates: PostSummary[],
): PostSummary[] {
  const tags = new Set(post.tags.map(labelKey));
  const points = (other: PostSummary) =>
    2 * tags.intersection(new Set(other.tags.map(labelKey))).size +
    Number(other.category === post.category);
  const others = new Map(candidates.map((candidate) => [candidate.slug, candidate]));
  others.delete(post.slug);
  // The sort is stable, so equal posts keep the order of the list.
  return [...others.values()].sort((a, b) => points(b) - points(a)).slice(0, wanted);
}

/** What the posts of a list have in common; nothing for the list of all posts. */
export type PostMatch = Partial<Database['public']['Tables']['blog_posts']['Row']>;
