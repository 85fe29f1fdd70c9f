/** The page number in the address of a search; null when it is invalid. */
export function searchPage(given: string | string[] | undefined): number | null {
  const text = (Array.isArray(given) ? given[0] : given) ?? '';
  if (text === '') return 1;
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : null;
}

/** The address of a page of search results. */
export function searchAddress(term: string, page = 1): `/blog?${string}` {
  const query = new URLSearchParams({ q: term, ...(page > 1 && { pagina: String(page) }) });
  return `/blog?${query}`;
}
