import { getTranslations } from 'next-intl/server';
import { adminFormTexts } from '@/components/admin/form-texts';
import type { PostBulkTexts } from '@/components/admin/posts/post-bulk-forms';

/** What the forms for many posts at once say. */
export async function postBulkTexts(): Promise<PostBulkTexts> {
  const t = await getTranslations('posts.bulk');
  return {
    unpublish: await adminFormTexts(t('unpublishFailed'), t('unpublished')),
    remove: await adminFormTexts(t('removeFailed'), undefined),
  };
}
