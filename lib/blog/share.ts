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

/** What each network is given of a page. */
const shared: Record<ShareNetwork, (url: string, title: string) => Record<string, string>> = {
  facebook: (url) => ({ u: url }),
  twitter: (url, title) => ({ url, text: title }),
  linkedin: (url) => ({ url }),
  whatsapp: (url, title) => ({ text: `${title} ${url}` }),
};

/** The address at which readers share a page (requirement 2.9). */
export const shareAddress = (network: ShareNetwork, url: string, title: string): string =>
  networkAddress(network, shared[network](url, title));
