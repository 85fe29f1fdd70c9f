import { armOf } from '@/components/blog/category-arm';
import { Markdown } from '@/components/blog/markdown';
import { PostBuy } from '@/components/blog/post-buy';
import { PostGallery } from '@/components/blog/post-gallery';
import { PostHeader } from '@/components/blog/post-header';
import { PostNeighbours } from '@/components/blog/post-neighbours';
import { PostPictures } from '@/components/blog/post-pictures';
import { PostTags } from '@/components/blog/post-tags';
import { RelatedPosts } from '@/components/blog/related-posts';
import { ShareBar } from '@/components/blog/share-bar';
import { Container } from '@/components/ui/container';
import { readingMinutes } from '@/lib/blog/reading-time';
import type { Neighbours, Post, PostSummary } from '@/lib/blog/types';
import { markdownText } from '@/lib/markdown/render';

type PostArticleProps = {
  post: Post;
  /** The absolute address of the article, for sharing. */
  url: string;
  neighbours: Neighbours;
  related: PostSummary[];
};

/**
 * Whether the text may begin with a large initial. Browsers join Spanish opening signs to the letter, but enlarge a dash
 * alone, and cut joined letters of other scripts apart.
 */
const hasInitial = /^[«“¿¡]*\p{Script=Latin}/u;

export function PostArticle({ post, url, neighbours, related }: PostArticleProps) {
  const text = markdownText(post.content);
  const minutes = readingMinutes(text);
  const pictures = [post.image2, post.image3].filter((picture) => picture !== null);
  return (
    <>
      <article data-arm={armOf(post.category)}>
        <PostHeader post={post} minutes={minutes} />
        <Container className="grid gap-x-16 gap-y-10 pt-12 pb-16 md:pt-16 lg:grid-cols-12">
          <div className="min-w-0 lg:col-span-8 lg:col-start-5 lg:row-start-1">
            <div className={hasInitial.test(text) ? 'prose opening' : 'prose'}>
              <Markdown text={post.content} />
            </div>
            <PostPictures pictures={pictures} />
            <PostBuy post={post} />
          </div>
          <div className="flex flex-col gap-10 lg:sticky lg:top-8 lg:col-span-3 lg:row-start-1 lg:self-start">
            <ShareBar url={url} title={post.title} />
            <PostTags tags={post.tags} />
          </div>
        </Container>
        <PostGallery pictures={post.gallery} title={post.title} />
      </article>
      <Container className="flex flex-col gap-16 pt-12 pb-24 md:gap-20">
        <PostNeighbours {...neighbours} />
        {related.length > 0 ? <RelatedPosts posts={related} /> : null}
      </Container>
    </>
  );
}
