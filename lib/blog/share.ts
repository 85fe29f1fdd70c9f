export const shareNetworks = ['facebook', 'twitter', 'linkedin', 'whatsapp'] as const;
export type ShareNetwork = (typeof shareNetworks)[number];

const pages: Record<ShareNetwork, string> = {
  facebook: 'https://www.facebook.com/sharer/sharer.php',
  twitter: 'https://twitter.com/intent/tweet',
  linkedin: 'https://www.linkedin.com/sharing/share-offsite/',
  whatsapp: 'https://wa.me/',
};

/**
 * The share page of a network with an encoded query. encodeURIComponent, because URLSearchParams writes spaces as plus
 * signs, which some of these networks show. Every value must be well-formed Unicode, as stored text is.
 */
export const networkAddress = (network: ShareNetwork, query: Readonly<Record<string, string>>) =>
  `${pages[network]}?${Object.entries(query)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')}`;

/** The address at which readers share a page (requirement 2.9). */
export function shareAddress(network: ShareNetwork, url: string, title: string): string {
  switch (network) {
    case 'facebook':
      return networkAddress(network, { u: url });
    case 'twitter':
      return networkAddress(network, { url, text: title });
    case 'linkedin':
      return networkAddress(network, { url });
    case 'whatsapp':
      return networkAddress(network, { text: `${title} ${url}` });
  }
}
