import { PostEditorPage } from '@/app/admin/blog-posts/post-editor-page';
import { requireStaff } from '@/lib/auth/session';
import { toValues } from '@/lib/blog/editor/stored-post';
import { titleOf } from '@/lib/seo/metadata';
import { site } from '@/lib/site';
import { toWallClock } from '@/lib/time/madrid';

export const generateMetadata = titleOf('posts.editor.new');

export default async function NewPostPage() {
  const { id: writer } = await requireStaff('/admin/blog-posts/new');
  // A new post is a draft whose author is the group (requirement 6.6).
  const values = toValues({ status: 'draft', author: site.name }, toWallClock);
  return (
    <PostEditorPage
      post={{ id: '', token: '', slug: '', status: 'draft', values }}
      writer={writer}
      preview={null}
      share={false}
    />
  );
}
