import type { Blog, BlogPosting, ImageObject, Organization, Person } from 'schema-dts';
import { pathOf } from '@/lib/parameter-pages';
import { latest } from '@/lib/seo/sitemap';
import { site } from '@/lib/site';
import { groupJsonLd } from './site';

/** `date` is when the post became public, ISO 8601. */
type ListedPost = { slug: string; title: string; author: string; date: string };
type BlogFacts = { title: string; description: string; posts: readonly ListedPost[] };

const addressOf = (origin: string, slug: string) => new URL(pathOf('post', slug), origin).href;

/** The blog and the articles that a page of it lists. `origin` is SITE_URL. */
export function blogJsonLd(origin: string, { title, description, posts }: BlogFacts): Blog {
  return {
    '@type': 'Blog',
    '@id': blogId(origin),
    name: title,
    description,
    url: `${origin}/blog`,
    inLanguage: site.locale,
    publisher: groupJsonLd(origin),
    blogPost: posts.map((post) => {
      const url = addressOf(origin, post.slug);
      return {
        '@type': 'BlogPosting',
        '@id': `${url}#articulo`,
        headline: post.title,
        url,
        datePublished: post.date,
        author: authorJsonLd(origin, post.author),
      };
    }),
  };
}

/** A picture of an article; its size only when it is known. */
type ArticlePicture = { url: string; width?: number; height?: number };

/** What the structured data of an article say. Addresses are absolute or paths. */
export type PostingFacts = ListedPost & {
  excerpt: string;
  updatedAt: string;
  /** The name of the category. */
  section: string;
  tags: readonly string[];
  /** The text without Markdown. */
  text: string;
  pictures: readonly ArticlePicture[];
};

/** The blog as a whole; articles refer to it with `isPartOf`. */
const blogId = (origin: string) => `${origin}/blog#blog`;

/** An article with all properties that Google recommends. `origin` is SITE_URL. */
export function blogPostingJsonLd(origin: string, facts: PostingFacts): BlogPosting {
  const url = addressOf(origin, facts.slug);
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#articulo`,
    headline: facts.title,
    description: facts.excerpt,
    url,
    mainEntityOfPage: { '@type': 'WebPage', '@id': url },
    image: facts.pictures.map((picture) => imageJsonLd(origin, picture)),
    datePublished: facts.date,
    dateModified: latest([facts.date, facts.updatedAt]) ?? facts.date,
    author: authorJsonLd(origin, facts.author),
    publisher: groupJsonLd(origin),
    articleSection: facts.section,
    keywords: [...facts.tags],
    wordCount: facts.text.split(/\s+/).filter(Boolean).length,
    inLanguage: site.locale,
    isPartOf: { '@type': 'Blog', '@id': blogId(origin), name: `${site.name}: blog` },
  };
}

function imageJsonLd(origin: string, { url, width, height }: ArticlePicture): ImageObject {
  return {
    '@type': 'ImageObject',
    url: new URL(url, origin).href,
    ...(width && height && { width: String(width), height: String(height) }),
  };
}

/** The group and its arms are organisations; any other author is a person. */
function authorJsonLd(origin: string, name: string): Organization | Person {
  const isGroup = name === site.name || name === site.publisher || /^Dauro \p{Lu}/u.test(name);
  return isGroup
    ? { '@type': 'Organization', name, url: `${origin}/dauro` }
    : { '@type': 'Person', name };
}
