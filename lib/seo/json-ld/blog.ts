import type { Blog, WithContext } from 'schema-dts';
import { authorJsonLd, blogId } from '@/lib/seo/json-ld/blog-posting';
import { groupJsonLd } from '@/lib/seo/json-ld/organization';
import { site } from '@/lib/site';

export type BlogFacts = {
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
export function blogJsonLd(
  origin: string,
  { title, description, posts }: BlogFacts,
): WithContext<Blog> {
  return {
    '@context': 'https://schema.org',
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
