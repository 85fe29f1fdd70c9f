export type ParameterPage = {
  /** The parameter is the last part of the address, after this path. */
  base: `/${string}`;
  /** The list that names this page. */
  parent: `/${string}`;
  /** Whether it is a list. Every list has further pages at `/pagina/{n}`. */
  isList?: true;
  /** The value of the parameter that redirects to the parent. */
  all?: string;
};

/** The public pages with a parameter in their address. Client components import this file, so it imports nothing. */
export const parameterPages = {
  post: { base: '/blog', parent: '/blog' },
  product: { base: '/producto', parent: '/tienda' },
  blogCategory: { base: '/blog/categoria', parent: '/blog', isList: true, all: 'todas' },
  shopCategory: { base: '/tienda/categoria', parent: '/tienda', isList: true, all: 'todos' },
} as const satisfies Record<string, ParameterPage>;

type Pages = typeof parameterPages;
export type ParameterPageName = keyof Pages;

/** The address of a page. Its type keeps the base, so that links to pages that do not exist do not compile. */
export const pathOf = <Name extends ParameterPageName>(name: Name, value: string) =>
  `${parameterPages[name].base}/${value}` as `${Pages[Name]['base']}/${string}`;

/** The address of a page of a list; the first page has no number. */
export const numberedPath = <List extends string>(list: List, number: number) =>
  number === 1 ? list : (`${list}/pagina/${number}` as const);

/** The address of a page of search results. */
export function searchPath<List extends string>(list: List, term: string, page = 1) {
  const query = new URLSearchParams({ q: term, ...(page > 1 && { pagina: String(page) }) });
  return `${list}?${query}` as const;
}

/** The page with a parameter that has this path, and its parameter; null for other paths. */
export function parameterPageAt(path: string) {
  const [, base, value = ''] = /^(.*)\/([^/]+)$/.exec(path) ?? [];
  const names = Object.keys(parameterPages) as ParameterPageName[];
  const name = names.find((key) => parameterPages[key].base === base);
  return name ? { name, value, ...(parameterPages[name] as ParameterPage) } : null;
}

/** The first page of the list that has a further page at this path; null for other paths. */
export function firstPage(path: string): string | null {
  const [, list] = /^(.*)\/pagina\/[1-9]\d*$/.exec(path) ?? [];
  const isParent = Object.values(parameterPages).some(({ parent }) => parent === list);
  return list && (isParent || parameterPageAt(list)?.isList) ? list : null;
}
