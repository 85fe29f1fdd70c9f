import { getTranslations } from 'next-intl/server';
import { PostPicture } from '@/components/blog/post-picture';

export async function PostPictures({ pictures }: { pictures: string[] }) {
  const t = await getTranslations('blog.article');
  const [first, second] = pictures;
  if (!first) return null;
  const look = 'aspect-[4/3] w-full object-cover';
  const sizes = '(width >= 64rem) 40vw, 90vw';
  return (
    <section aria-label={t('pictures')} className="mt-16 grid gap-6 md:grid-cols-12 md:items-end">
      <div className={second ? 'md:col-span-7' : 'md:col-span-12'}>
        <PostPicture src={first} sizes={sizes} className={look} />
      </div>
      {second ? (
        <div className="md:col-span-5">
          <PostPicture src={second} sizes={sizes} className={look} />
        </div>
      ) : null}
    </section>
  );
}
