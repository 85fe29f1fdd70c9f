// Control characters are refused everywhere: browsers drop some of them, and "/<tab>/host" would become "//host".
const hasControls = (address: string) =>
  [...address].some((sign) => sign < ' ' || (sign >= '\u007f' && sign <= '\u009f'));

const image = /^(https:\/\/[^\s/]|\/(?![/\\]))/i;
const scheme = /^[a-z][a-z0-9+.-]*:/i;
const known = /^(https?:\/\/[^\s/]|mailto:[^\s])/i;

/** Whether a text may link there: https, http, mailto, or an address of this site. "//host" and "/\host" are neither. */
export function isLinkAddress(address: unknown): address is string {
  if (typeof address !== 'string' || address === '' || hasControls(address)) return false;
  if (scheme.test(address)) return known.test(address);
  return !/^[/\\]{2}|^\\/.test(address) && !/^[^/?#]*:/.test(address);
}

/** Whether a text may show the picture there: https, or a path that begins with one "/". */
export function isImageAddress(address: unknown): address is string {
  return typeof address === 'string' && !hasControls(address) && image.test(address);
}
