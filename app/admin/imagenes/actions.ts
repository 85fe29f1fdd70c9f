'use server';

import type { Route } from 'next';
import { redirect } from 'next/navigation';
import { z } from 'zod';
import { formAction } from '@/lib/actions/form-action';
import { type Failure, failure } from '@/lib/actions/result';
import { imageSchema } from '@/lib/blog/image-rules';
import { type PreparedImage, prepareImage, storeImage } from '@/lib/blog/images';
import { deleteImage, describeImage, replaceImage } from './library';

const named = z.object({ id: z.uuid() });

async function readImage(file: FormDataEntryValue | null): Promise<PreparedImage | Failure> {
  const image = await prepareImage(file);
  return typeof image === 'string' ? failure('invalid', { fields: { file: image } }) : image;
}

/** Adds a picture, with its alternative text if the form asks for one, and returns its address. */
const adding = (refreshes: boolean) =>
  formAction({
    name: 'library-add',
    schema: z.object({ alt: imageSchema.shape.alt.default('') }),
    allow: 'pictures',
    read: (form) => readImage(form.get('file')),
    refreshes,
    run: async ({ alt }, image) => ({ ok: true, data: await storeImage(image, alt) }),
  });

export const addImage = adding(false);

/** The answer contains the refreshed page: a separate refresh would leave the page when the connection is lost. */
export const addToLibrary = adding(true);

export const describe = formAction({
  name: 'library-describe',
  schema: named.extend({ ...imageSchema.shape, seen: z.string() }),
  allow: 'pictures',
  refreshes: true,
  run: async ({ id, alt, seen }) =>
    (await describeImage(id, alt, seen)) ?? { ok: true, data: { seen: alt } },
});

/** Deletes a picture that no post uses. */
export const removeImage = formAction({
  name: 'library-remove',
  schema: named,
  allow: 'pictures',
  refreshes: true,
  run: async ({ id }) => ((await deleteImage(id)) === 'used' ? 'used' : null),
});

/** Replaces a picture by another one, in the library and in every post that shows it, and opens it beside the list. */
export const exchangeImage = formAction({
  name: 'library-replace',
  schema: named.extend({ list: z.string() }),
  allow: 'pictures',
  read: (form) => readImage(form.get('file')),
  run: async ({ id, list }, image) => {
    const imagen = await replaceImage(id, image);
    if (imagen === null) return 'gone';
    const query = new URLSearchParams(list);
    query.set('imagen', imagen);
    query.set('aviso', 'sustituida');
    redirect(`/admin/imagenes?${query}` as Route);
  },
});
