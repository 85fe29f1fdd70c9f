export const blogCategories = ['literatura', 'arte', 'cine', 'ia'] as const;
export type BlogCategory = (typeof blogCategories)[number];

/** Whether a part of an address is a category of the blog. */
export const isBlogCategory = (value: string): value is BlogCategory =>
  blogCategories.some((category) => category === value);

export const postsPerPage = 12;

/** The number of newest posts that are prerendered; the others are rendered at their first request. */
export const prebuiltPosts = 12;

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

export type PostLink = { slug: string; title: string; category: BlogCategory };
export type Neighbours = { older: PostLink | null; newer: PostLink | null };

/** A segment of a text with its offset; `marked` segments are words that a search has found. */
export type Segment = { from: number; text: string; marked: boolean };
export type FoundPost = PostSummary & { titleSegments: Segment[]; passage: Segment[] };
/** `more` is true when there are more matches than the 120 ranked ones. */
export type FoundPage = {
  posts: FoundPost[];
  page: number;
  pages: number;
  total: number;
  more: boolean;
};
