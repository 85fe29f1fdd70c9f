/** The number of a page as its address writes it, from 2 on: the first page has an address of its own. */
export function pageNumber(text: string): number | null {
  return /^[1-9]\d{0,5}$/.test(text) && text !== '1' ? Number(text) : null;
}

/** The address of a page of a list. */
export function listAddress(category: string | null, page = 1): `/blog${string}` {
  const list = category ? (`/blog/categoria/${category}` as const) : '/blog';
  return page === 1 ? list : `${list}/pagina/${page}`;
}
