import { completeWebAddress } from '@/lib/text/addresses';

// Control characters are refused everywhere: browsers drop some of them, and "/<tab>/host" would become "//host".
const hasControls = (address: string) =>
  [...address].some((sign) => sign < ' ' || (sign >= '\u007f' && sign <= '\u009f'));

const image = /^(https:\/\/[^\s/]|\/(?![/\\]))/i;
const scheme = /^[a-z][a-z0-9+.-]*:/i;
const known = /^(https?:\/\/[^\s/]|(mailto|tel):[^\s])/i;

/** Whether a text may link there: https, http, mailto, tel, or this site; "//host" and "/\host" are other sites. */
export function isLinkAddress(address: unknown): address is string {
  if (typeof address !== 'string' || address === '' || hasControls(address)) return false;
  if (scheme.test(address)) return known.test(address);
  return !/^[/\\]{2}|^\\/.test(address) && !/^[^/?#]*:/.test(address);
}

const mailbox = /^[^\s@/?#:]+@([\p{L}\d-]+\.)+\p{L}{2,}$/u;

/** Adds a missing scheme; null for anything else, because a relative address leads elsewhere on every page. */
export function completeAddress(typed: string): string | null {
  const address = completeWebAddress(typed);
  if (/^tel:/i.test(address)) return /\d/.test(address) ? address.replace(/\s+/g, '') : null;
  if (mailbox.test(address)) return `mailto:${address}`;
  const isWhole = /^[/?#]/.test(address) || scheme.test(address);
  return isWhole && isLinkAddress(address) ? address : null;
}

/** Whether a text may show a picture: https, or a path that begins with a single "/". */
export function isImageAddress(address: unknown): address is string {
  return typeof address === 'string' && !hasControls(address) && image.test(address);
}
