export const shareNetworks = ['facebook', 'twitter', 'linkedin', 'whatsapp'] as const;
export type ShareNetwork = (typeof shareNetworks)[number];

const withQuery = (address: string, query: Record<string, string>) =>
  `${address}?${Object.entries(query)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')}`;

/** Where a person shares a page; address and text are encoded. `text` must be well-formed, as every stored text is. */
export function shareAddress(network: ShareNetwork, url: string, text: string): string {
  switch (network) {
    case 'facebook':
      return withQuery('https://www.facebook.com/sharer/sharer.php', { u: url });
    case 'twitter':
      return withQuery('https://twitter.com/intent/tweet', { url, text });
    case 'linkedin':
      return withQuery('https://www.linkedin.com/sharing/share-offsite/', { url });
    case 'whatsapp':
      return withQuery('https://wa.me/', { text: `${text} ${url}` });
  }
}
