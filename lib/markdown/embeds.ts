import type { Element, ElementContent, Root } from 'hast';

/** The embed that replaces a link alone on its line: a book of the shop, or a video of another site. */
export type Embed =
  | { kind: 'book'; handle: string; variant?: string }
  | { kind: 'video'; site: 'YouTube' | 'Vimeo'; frame: string };

/** The attributes of a card with the address and the words of the replaced link, by which the editor converts a pasted card. */
export const ownLine = { address: 'data-dauro-line', words: 'data-dauro-words' } as const;

const players = {
  youtube: 'https://www.youtube-nocookie.com',
  vimeo: 'https://player.vimeo.com',
} as const;

/** The origins that the policy allows in frames. */
export const playerOrigins: readonly string[] = Object.values(players);

/** The page of a book, as it is copied too: with a slash at the end, the chosen edition, what counts visits, or a part of the page. */
const bookPath =
  /^\/producto\/([^/?#\\]+)\/?(?:\?(?:variant|utm_\w+|\w*clid|srsltid|mc_\w+|gad_\w+|[gw]braid)=[^#]*)?(?:#.*)?$/;

/** The embed for a link alone on its line (requirement 2.13), or null for an ordinary link. Requests no other site. */
export function embedOf(href: string): Embed | null {
  const handle = bookPath.exec(href)?.[1];
  if (handle) return bookOf(handle, /[?&]variant=(\d+)/.exec(href)?.[1]);
  // People add `&t=95` by hand, also where the address has no query yet, or `?t=95` where it has one; the source of a page
  // has `&amp;`.
  const [path, ...query] = href
    .replaceAll('&amp;', '&')
    .replace(/^([^?#&]*)&/, '$1?')
    .split('?');
  const address = [path, query.join('&')].filter(Boolean).join('?');
  if (!/^https?:/i.test(address) || !URL.canParse(address)) return null;
  return youtubeOf(new URL(address)) ?? vimeoOf(new URL(address));
}

function bookOf(handle: string, variant?: string): Embed | null {
  try {
    return { kind: 'book', handle: decodeURIComponent(handle), ...(variant && { variant }) };
  } catch {
    return null;
  }
}

/** The second at which an address starts its video: `?t=95`, `?t=1m35s`, `?start=95`, `#t=1:35`; 0 for the beginning. */
function startOf({ searchParams, hash }: URL): number {
  const values = [searchParams, new URLSearchParams(hash.slice(1))].flatMap((params) =>
    ['t', 'start', 'time_continue'].flatMap((name) => params.get(name) ?? []),
  );
  const time = /^(?:(\d{1,3})(?:h|:(?=\d+:)))?(?:(\d{1,4})(?:m|:))?(?:(\d{1,6})(?:\.\d*)?s?)?$/i;
  const [, hours = 0, minutes = 0, seconds = 0] = time.exec(values.find(Boolean) ?? '') ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

/** `videoseries` and `live_stream` are a list and a channel's broadcast, as long as the id of a video. */
const youtubePath =
  /^\/((?:embed|shorts|live|v|e)\/)?(?!(?:videoseries|live_stream)\/?$)([\w-]{11})\/?$/;

function youtubeOf(url: URL): Embed | null {
  const { hostname, pathname, searchParams } = url;
  const host = hostname.replace(/^(www|m|music)\./, '');
  if (!['youtube.com', 'youtube-nocookie.com', 'youtu.be'].includes(host)) return null;
  const isWatch = /^\/watch\/?$/.test(pathname);
  const path = isWatch ? `/v/${searchParams.get('v')}` : pathname;
  const [, folder, id] = youtubePath.exec(path) ?? [];
  // Elsewhere a single part is the name of a channel.
  if (!id || (!folder && host !== 'youtu.be')) return null;
  const start = startOf(url);
  const query = `autoplay=1${start ? `&start=${start}` : ''}`;
  return { kind: 'video', site: 'YouTube', frame: `${players.youtube}/embed/${id}?${query}` };
}

/** `manage/videos/N` is followed by the hash of an unlisted video, or by a page of its settings. */
const vimeoPath =
  /^\/(?:video\/|channels\/[\w-]+\/|groups\/[\w-]+\/videos\/|(?:showcase|album)\/\d+\/video\/|manage\/videos\/(?=\d+(?:\/[\da-f]+)?\/?$))?(\d{1,12})(?:\/(\w{1,40}))?\/?$/;

function vimeoOf(url: URL): Embed | null {
  const { hostname, pathname, searchParams } = url;
  const host = hostname.replace(/^(www|player)\./, '');
  if (host !== 'vimeo.com') return null;
  const [, id, path] = vimeoPath.exec(pathname) ?? [];
  if (!id) return null;
  // An unlisted video has a second part in its path, which the player needs as parameter `h`.
  const hash = path ?? searchParams.get('h')?.replace(/\W/g, '');
  const query = `dnt=1&autoplay=1${hash ? `&h=${hash}` : ''}`;
  const start = startOf(url);
  const frame = `${players.vimeo}/video/${id}?${query}${start ? `#t=${start}s` : ''}`;
  return { kind: 'video', site: 'Vimeo', frame };
}

const isBlank = (node: ElementContent) => node.type === 'text' && node.value.trim() === '';

function onlyLink({ tagName, children }: Element): Element | null {
  const [only, ...others] = children.filter((child) => !isBlank(child));
  if (tagName !== 'p' || others.length > 0 || only?.type !== 'element') return null;
  // A linked picture is not replaced.
  return only.tagName === 'a' && wordsOf(only.children).trim() !== '' ? only : null;
}

const wordsOf = (nodes: readonly ElementContent[]): string =>
  nodes
    .map((node) => {
      if (node.type === 'text') return node.value;
      return node.type === 'element' ? wordsOf(node.children) : '';
    })
    .join('');

/** An address of this site as a path, by which a book is recognised; any other address as it is. */
export function withoutOrigin(address: string, origin: string): string {
  if (!URL.canParse(address)) return address;
  const url = new URL(address);
  return url.origin === origin && !url.pathname.startsWith('//')
    ? url.pathname + url.search + url.hash
    : address;
}

/**
 * Replaces the lines that are embeds. Runs after the sanitiser and uses elements that the sanitiser removes from texts:
 * `aside` with the handle of a book, the number of its edition and the link inside, `video` with the address of the player, the linked address,
 * the link text and the name of the site. `origin` is that of this site, for books linked with it.
 */
export function embedLines(tree: Root, origin: string): Root {
  for (const node of tree.children) {
    const link = node.type === 'element' ? onlyLink(node) : null;
    const href = String(link?.properties['href'] ?? '');
    const embed = link && embedOf(withoutOrigin(href, origin));
    if (node.type !== 'element' || !link || !embed) continue;
    if (embed.kind === 'book') {
      node.tagName = 'aside';
      node.properties = { dataHandle: embed.handle, dataVariant: embed.variant };
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
