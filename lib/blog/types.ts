/** The areas a post can belong to, as stored. */
export const blogCategories = ['literatura', 'arte', 'cine', 'ia'] as const;
export type BlogCategory = (typeof blogCategories)[number];

/** What a list shows of a post. */
export type PostSummary = {
  slug: string;
  title: string;
  excerpt: string;
  author: string;
  category: BlogCategory;
  /** ISO 8601: when the post became public. */
  date: string;
  image: string | null;
};

/** What the article itself shows. */
export type Post = PostSummary & {
  content: string;
  tags: string[];
  image2: string | null;
  image3: string | null;
  ogImage: string | null;
  bookImage: string | null;
  bookLink: string | null;
  amazonLink: string | null;
  gallery: string[];
  metaTitle: string | null;
  metaDescription: string | null;
  updatedAt: string;
};
