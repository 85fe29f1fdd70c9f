import { staffGet } from '@/app/admin/_frame/staff-get';
import { listImages } from '@/app/admin/imagenes/library';
import { readPosition } from '@/lib/paging/keyset';
import { searchTerm } from '@/lib/text/clean';

export const GET = staffGet({ name: 'Pictures for the editor' }, (query) => {
  const { q, despues } = Object.fromEntries(query);
  return listImages(searchTerm(q), readPosition({ despues }));
});
