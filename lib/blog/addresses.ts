/** The address of a page of a list; the first page has no number in its address. */
export function listAddress(category: string | null, page = 1): `/blog${string}` {
  const list = category ? (`/blog/categoria/${category}` as const) : '/blog';
  return page === 1 ? list : `${list}/pagina/${page}`;
}
