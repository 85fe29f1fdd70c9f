import { networkAddress, shareAddress } from '@/lib/blog/share';

/** The parts of a post that are shared. `url` is absolute. */
export type ShareFacts = { title: string; excerpt: string; url: string; tags: readonly string[] };

/** The networks with a text of their own, in the order of the panel. */
export const textNetworks = ['twitter', 'facebook', 'linkedin', 'whatsapp', 'instagram'] as const;
export type TextNetwork = (typeof textNetworks)[number];

/** The maximum length of the text for X, and of the excerpt in it (requirement 2.9). */
export const maxTweet = 280;
const shortExcerpt = 120;

/** Cuts a text to `count` characters plus an ellipsis; a shorter text is returned unchanged. */
export function shorten(text: string, count: number): string {
  const letters = [...text];
  return letters.length <= count ? text : `${letters.slice(0, count).join('').trimEnd()}…`;
}

/** A label as a hashtag: '#NovelaHistórica'; null when it contains no letters. */
export function hashtag(label: string): string | null {
  const words = label.match(/[\p{L}\p{N}]+/gu) ?? [];
  const joined = words.map((word) => word.charAt(0).toLocaleUpperCase('es') + word.slice(1));
  return joined.length > 0 && /\p{L}/u.test(joined.join('')) ? `#${joined.join('')}` : null;
}

/** The text for each network. */
export function shareTexts(post: ShareFacts): Record<TextNetwork, string> {
  const { title, excerpt, url } = post;
  const tags = [...new Set(post.tags.flatMap((tag) => hashtag(tag) ?? []))].slice(0, 5);
  const labels = tags.length > 0 ? [tags.join(' ')] : [];
  return {
    twitter: tweet(post, tags),
    facebook: [title, excerpt, url].join('\n\n'),
    linkedin: [title, excerpt, url, ...labels].join('\n\n'),
    whatsapp: [`*${title.replaceAll('*', '')}*`, shorten(excerpt, shortExcerpt), url].join('\n\n'),
    instagram: [title, excerpt, 'Enlace en la biografía.', ...labels].join('\n\n'),
  };
}

/**
 * Title, excerpt of at most 120 characters, address, and as many labels as fit. If the text is too long, first labels
 * are dropped, then the excerpt is shortened, then the title; the address is always kept.
 */
function tweet({ title, excerpt, url }: ShareFacts, tags: readonly string[]): string {
  const text = (...blocks: string[]) => [...blocks, url].filter(Boolean).join('\n\n');
  const fits = (candidate: string) => candidate.length <= maxTweet;
  const short = shorten(excerpt, shortExcerpt);
  for (let count = tags.length; count > 0; count -= 1) {
    const labelled = `${text(title, short)}\n\n${tags.slice(0, count).join(' ')}`;
    if (fits(labelled)) return labelled;
  }
  const cut = (value: string, build: (part: string) => string) => {
    for (let count = [...value].length; count > 0; count -= 1) {
      const candidate = build(shorten(value, count));
      if (fits(candidate)) return candidate;
    }
    return null;
  };
  return cut(short, (part) => text(title, part)) ?? cut(title, (part) => text(part)) ?? url;
}

/** The address that opens a network with the text or the post's address; null for Instagram, which has none. */
export function textAddress(
  network: TextNetwork,
  { url }: ShareFacts,
  text: string,
): string | null {
  switch (network) {
    case 'twitter':
    case 'whatsapp':
      return networkAddress(network, { text });
    case 'facebook':
    case 'linkedin':
      return shareAddress(network, url, '');
    case 'instagram':
      return null;
  }
}
