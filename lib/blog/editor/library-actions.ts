'use server';

import { redirect } from 'next/navigation';
import { z } from 'zod';
import { formAction } from '@/lib/actions/form-action';
import { type Failure, failure } from '@/lib/actions/result';
import { sentByScript } from '@/lib/actions/spam';
import { imageSchema } from '@/lib/blog/editor/image-rules';
import { type PreparedImage, prepareImage, storeImage } from '@/lib/blog/editor/images';
import { deleteImage, describeImage, replaceImage } from '@/lib/blog/editor/library';

const named = z.object({ id: z.uuid() });

async function readImage(file: FormDataEntryValue | null): Promise<PreparedImage | Failure> {
  const image = await prepareImage(file);
  return typeof image === 'string' ? failure('invalid', { fields: { file: image } }) : image;
}

/**
 * Adds pictures: one per request, which answers with its address; without JavaScript all chosen. If one is invalid, none
 * is stored.
 */
export const addImages = formAction({
  name: 'library-add',
  schema: z.object({}),
  allow: 'staff',
  read: async (form): Promise<PreparedImage[] | Failure> => {
    const images: PreparedImage[] = [];
    for (const file of form.getAll('file')) {
      const image = await readImage(file);
      if ('ok' in image) return image;
      images.push(image);
    }
    return images.length > 0 ? images : failure('missing', { fields: { file: 'missing' } });
  },
  run: async (_input, images, form) => {
    let src = '';
    for (const image of images) src = await storeImage(image, '');
    if (!sentByScript(form)) redirect('/admin/imagenes');
    return { ok: true, data: { src } };
  },
});

/** Stores the alternative text of a picture. */
export const describe = formAction({
  name: 'library-describe',
  schema: named.extend(imageSchema.shape),
  allow: 'staff',
  refreshes: true,
  run: async ({ id, alt }) => ((await describeImage(id, alt)) ? null : 'gone'),
});

/** Deletes a picture that no post uses. */
export const removeImage = formAction({
  name: 'library-remove',
  schema: named,
  allow: 'staff',
  refreshes: true,
  run: async ({ id }, _extra, form) => {
    if ((await deleteImage(id)) === 'used') return 'used';
    if (!sentByScript(form)) redirect('/admin/imagenes');
    return null;
  },
});

/** Replaces a picture by another one, in the library and in every post that shows it. */
export const exchangeImage = formAction({
  name: 'library-replace',
  schema: named,
  allow: 'staff',
  read: (form) => readImage(form.get('file')),
  refreshes: true,
  run: async ({ id }, image, form) => {
    if ((await replaceImage(id, image)) === null) return 'gone';
    if (!sentByScript(form)) redirect('/admin/imagenes');
    return null;
  },
});
