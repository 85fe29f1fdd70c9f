/** A small picture of a cover: Shopify's CDN resizes its own, the embedded store's go through our optimiser. */
export function thumbnailOf(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.protocol === 'https:') {
    url.searchParams.set('width', '160');
    return url.href;
  }
  const source = encodeURIComponent(`${url.origin}${url.pathname}`);
  return `/_next/image?url=${source}&w=128&q=75`;
}
