/** The address of an external bookshop's search for one book; `search` is the address of its search page. */
export function bookSearchUrl(search: string, title: string, author: string): string {
  const url = new URL(search);
  url.searchParams.set('q', `${title} ${author}`);
  return url.href;
}
