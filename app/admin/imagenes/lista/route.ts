import { staffGet } from '@/app/admin/_frame/staff-get';
import { type LibraryAnswer, listImages } from '@/app/admin/imagenes/library';
import { readPosition } from '@/lib/paging/keyset';
import { searchTerm } from '@/lib/text/clean';

/** A page of the picture library for the editor. Answers `LibraryAnswer`. */
export const GET = staffGet(
  { name: 'Pictures for the editor' },
  async (query): Promise<LibraryAnswer> => {
    const { q, despues } = Object.fromEntries(query);
    const { rows, next } = await listImages(searchTerm(q), readPosition({ despues }));
    return { images: rows, older: next };
  },
);
