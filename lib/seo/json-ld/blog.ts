import type { Blog, BlogPosting, ImageObject, Organization, Person } from 'schema-dts';
import { site } from '@/lib/site';
import { groupJsonLd } from './site';

type BlogFacts = {
  title: string;
  description: string;
  posts: readonly {
    path: `/blog/${string}`;
    title: string;
    author: string;
    published: string;
  }[];
};

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
      const url = new URL(post.path, origin).href;
      return {
        '@type': 'BlogPosting',
        '@id': `${url}#articulo`,
        headline: post.title,
        url,
        datePublished: post.published,
        author: authorJsonLd(origin, post.author),
      };
    }),
  };
}

/** A picture of an article; its size only when it is known. */
type ArticlePicture = { url: string; width?: number; height?: number };

/** The structured data of an article. Times are ISO 8601 with their offset, addresses absolute or paths. */
export type PostingFacts = {
  path: `/blog/${string}`;
  title: string;
  description: string;
  author: string;
  published: string;
  modified: string;
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
  const url = new URL(facts.path, origin).href;
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#articulo`,
    headline: facts.title,
    description: facts.description,
    url,
    mainEntityOfPage: { '@type': 'WebPage', '@id': url },
    image: facts.pictures.map((picture) => imageJsonLd(origin, picture)),
    datePublished: facts.published,
    dateModified: lastOf(facts.published, facts.modified),
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

/** For readers a scheduled post changed when it was published. */
const lastOf = (one: string, other: string) => (Date.parse(one) > Date.parse(other) ? one : other);
