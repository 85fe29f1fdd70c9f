import type { Metadata } from 'next';
import { PostArticle } from '@/components/blog/post-article';
import { MissingPage } from '@/components/layout/missing-page';
import { notFoundMetadata } from '@/components/layout/not-found-metadata';
import { getPost, getPosts } from '@/lib/blog/queries';
import { pageMetadata } from '@/lib/seo/metadata';

type PostPageProps = { params: Promise<{ slug: string }> };

export async function generateStaticParams() {
  return (await getPosts()).map(({ slug }) => ({ slug }));
}

export async function generateMetadata({ params }: PostPageProps): Promise<Metadata> {
  const { slug } = await params;
  const post = await getPost(slug);
  if (!post) return notFoundMetadata();
  return pageMetadata({
    title: post.metaTitle ?? post.title,
    description: post.metaDescription ?? post.excerpt,
    path: `/blog/${post.slug}`,
    article: { publishedTime: post.date, modifiedTime: post.updatedAt, authors: [post.author] },
  });
}

export default async function PostPage({ params }: PostPageProps) {
  const { slug } = await params;
  const post = await getPost(slug);
  return post ? <PostArticle post={post} /> : <MissingPage />;
}
