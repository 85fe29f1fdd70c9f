/** The areas a post can belong to, as stored. */
export const blogCategories = ['literatura', 'arte', 'cine', 'ia'] as const;
export type BlogCategory = (typeof blogCategories)[number];

/** Whether a part of an address names an area of the blog. */
export const isBlogCategory = (value: string): value is BlogCategory =>
  blogCategories.some((category) => category === value);

/** How many posts a page of a list holds. */
export const postsPerPage = 12;

/** How many of the newest posts are built ahead; the others are made when they are first asked for. */
export const prebuiltPosts = 12;

/** What a list shows of a post. */
export type PostSummary = {
  slug: string;
  title: string;
  excerpt: string;
  author: string;
  category: BlogCategory;
  tags: string[];
  /** ISO 8601: when the post became public. */
  date: string;
  image: string | null;
  bookImage: string | null;
  bookLink: string | null;
};

/** One page of a list, and how far the list goes. */
export type PostPage = { posts: PostSummary[]; page: number; pages: number; total: number };

/** What the article itself shows. */
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

/** The posts published just before and just after one. */
export type PostLink = { slug: string; title: string; category: BlogCategory };
export type Neighbours = { older: PostLink | null; newer: PostLink | null };

/** A segment of a text and where it begins; the marked ones are what a search has found. */
export type Segment = { from: number; text: string; marked: boolean };
export type FoundPost = PostSummary & { titleSegments: Segment[]; passage: Segment[] };
/** `more` when the best 120 are not all. */
export type FoundPage = {
  posts: FoundPost[];
  page: number;
  pages: number;
  total: number;
  more: boolean;
};
