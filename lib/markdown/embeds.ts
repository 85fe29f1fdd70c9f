import type { Element, ElementContent, Root } from 'hast';

/** What a line with nothing but a link shows in its place: a book of the shop, or a video that another site plays. */
export type Embed =
  | { kind: 'book'; handle: string }
  | { kind: 'video'; site: 'YouTube' | 'Vimeo'; frame: string };

const players = {
  youtube: 'https://www.youtube-nocookie.com',
  vimeo: 'https://player.vimeo.com',
} as const;

/** The origins that may fill a frame of our pages. */
export const playerOrigins: readonly string[] = Object.values(players);

/** What a link alone on its line is shown as (requirement 2.13), or null for an ordinary link. Asks no other site. */
export function embedOf(href: string): Embed | null {
  const handle = /^\/producto\/([^/?#\\]+)$/.exec(href)?.[1];
  if (handle) return bookOf(handle);
  if (!/^https?:/i.test(href) || !URL.canParse(href)) return null;
  return youtubeOf(new URL(href)) ?? vimeoOf(new URL(href));
}

function bookOf(handle: string): Embed | null {
  try {
    return { kind: 'book', handle: decodeURIComponent(handle) };
  } catch {
    return null;
  }
}

const youtubePath = /^\/(?:(?:embed|shorts|live)\/)?([\w-]{11})\/?$/;

function youtubeOf({ hostname, pathname, searchParams }: URL): Embed | null {
  const host = hostname.replace(/^(www|m)\./, '');
  if (!['youtube.com', 'youtube-nocookie.com', 'youtu.be'].includes(host)) return null;
  const asked = pathname === '/watch' ? `/${searchParams.get('v')}` : pathname;
  const id = youtubePath.exec(asked)?.[1];
  if (!id) return null;
  return { kind: 'video', site: 'YouTube', frame: `${players.youtube}/embed/${id}?autoplay=1` };
}

function vimeoOf({ hostname, pathname, searchParams }: URL): Embed | null {
  const host = hostname.replace(/^(www|player)\./, '');
  if (host !== 'vimeo.com') return null;
  const [, id, path] = /^\/(?:video\/)?(\d{1,12})(?:\/(\w{1,40}))?\/?$/.exec(pathname) ?? [];
  if (!id) return null;
  // A video that is not listed has a second part, which the player wants as `h`.
  const hash = path ?? searchParams.get('h')?.replace(/\W/g, '');
  const query = `dnt=1&autoplay=1${hash ? `&h=${hash}` : ''}`;
  return { kind: 'video', site: 'Vimeo', frame: `${players.vimeo}/video/${id}?${query}` };
}

const isBlank = (node: ElementContent) => node.type === 'text' && node.value.trim() === '';

function onlyLink({ tagName, children }: Element): Element | null {
  const [only, ...others] = children.filter((child) => !isBlank(child));
  if (tagName !== 'p' || others.length > 0 || only?.type !== 'element') return null;
  // A linked picture stays what it is.
  return only.tagName === 'a' && wordsOf(only.children).trim() !== '' ? only : null;
}

const wordsOf = (nodes: readonly ElementContent[]): string =>
  nodes
    .map((node) => {
      if (node.type === 'text') return node.value;
      return node.type === 'element' ? wordsOf(node.children) : '';
    })
    .join('');

/**
 * Turns the lines of a sanitised text that are shown as something else into elements that no text can hold: `aside` with
 * the handle of a book and the link inside, `video` with the address of its player, its own, its words and its site.
 */
export function embedLines(tree: Root): Root {
  for (const node of tree.children) {
    const link = node.type === 'element' ? onlyLink(node) : null;
    const href = String(link?.properties['href'] ?? '');
    const embed = link && embedOf(href);
    if (node.type !== 'element' || !link || !embed) continue;
    if (embed.kind === 'book') {
      node.tagName = 'aside';
      node.properties = { dataHandle: embed.handle };
    } else {
      const words = wordsOf(link.children);
      node.tagName = 'video';
      node.properties = {
        src: embed.frame,
        title: words === href ? '' : words,
        dataHref: href,
        dataSite: embed.site,
      };
    }
  }
  return tree;
}
