'use client';

import { type ComponentProps, useState } from 'react';
import { PostForm } from '@/app/admin/blog-posts/_editor/post-form';

type Editing = { id: string; created: string | null; form: number };
type Props = Omit<ComponentProps<typeof PostForm>, 'onCreated'>;

/** Another post gets a new form. A new post keeps its form when its first save changes the address to that of the post. */
export function PostEditor(props: Props) {
  const { id } = props.post;
  const [editing, setEditing] = useState<Editing>({ id, created: null, form: 0 });
  if (id !== editing.id) {
    setEditing({ id, created: null, form: editing.form + (id === editing.created ? 0 : 1) });
  }
  return (
    <PostForm
      key={editing.form}
      {...props}
      onCreated={(created) => setEditing((known) => ({ ...known, created }))}
    />
  );
}
