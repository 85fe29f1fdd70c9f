import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PostArticle } from '@/components/blog/post-article';
import { MovedPost } from '@/components/blog/post-links';
import { MissingPage, notFoundMetadata } from '@/components/layout/not-found-view';
import { postSocialImage } from '@/lib/blog/card-picture';
import { getLatestPosts, getMovedPost, getNeighbours, getPost } from '@/lib/blog/queries';
import { prebuiltPosts, relatedCandidates, relatedPosts } from '@/lib/blog/types';
import { env } from '@/lib/env';
import { pathOf } from '@/lib/parameter-pages';
import { pageMetadata } from '@/lib/seo/metadata';
import { latest } from '@/lib/seo/sitemap';
import { PostJsonLd } from './post-json-ld';

type PostPageProps = { params: Promise<{ slug: string }> };

export async function generateStaticParams() {
  return (await getLatestPosts(prebuiltPosts)).map(({ slug }) => ({ slug }));
}

export async function generateMetadata({ params }: PostPageProps): Promise<Metadata> {
  const { slug } = await params;
  const post = await getPost(slug);
  if (!post) return notFoundMetadata();
  const t = await getTranslations('blog.categories');
  return pageMetadata({
    title: post.metaTitle ?? post.title,
    description: post.metaDescription ?? post.excerpt,
    path: pathOf('post', slug),
    image: await postSocialImage(post),
    article: {
      publishedTime: post.date,
      modifiedTime: latest([post.date, post.updatedAt]) ?? post.date,
      authors: [post.author],
      section: t(post.category),
      tags: post.tags,
    },
  });
}

export default async function PostPage({ params }: PostPageProps) {
  const { slug } = await params;
  const post = await getPost(slug);
  if (!post) {
    const moved = await getMovedPost(slug);
    return moved ? <MovedPost {...moved} /> : <MissingPage />;
  }
  const [neighbours, section, latest] = await Promise.all([
    getNeighbours(post),
    getLatestPosts(relatedCandidates, { category: post.category }),
    getLatestPosts(relatedCandidates),
  ]);
  return (
    <>
      <PostJsonLd post={post} />
      <PostArticle
        post={post}
        url={new URL(pathOf('post', slug), env.SITE_URL).href}
        neighbours={neighbours}
        related={relatedPosts(post, [...section, ...latest])}
      />
    </>
  );
}
