import type { BreadcrumbList, WithContext } from 'schema-dts';

export type TrailStep = { name: string; path: string };

/** The breadcrumb of a page, which is the last item. `origin` is SITE_URL; paths begin with a slash. */
export function breadcrumbJsonLd(origin: string, trail: TrailStep[]): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(path, origin).href,
    })),
  };
}
