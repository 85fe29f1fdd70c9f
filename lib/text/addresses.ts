import { asciiDigits, cleanLine, withoutInvisible } from './clean.ts';

/** Addresses of the web, of mail and telephone numbers as people type them. Loaded by `npm run admin` too, so without aliases. */

const topLevel = String.raw`(?:[\p{L}\p{M}]{2,}|xn--[a-z\d-]+)`;
/** What follows the domain may hold blanks, as names of files do, but no second address. */
const host = new RegExp(
  String.raw`^(?:[\p{L}\p{M}\d_-]+\.)+${topLevel}(?::\d+)?(?:[/?#](?!.*\s\(?(?:@|https?:|www\.|(?:[\p{L}\p{M}\d_-]+\.)+\p{L}{2,}\/)).*)?$`,
  'iu',
);
/** The name of a file looks like a domain and is none. */
const file = /^[^/?#]+\.(?:avif|docx?|gif|html?|jpe?g|pdf|png|svg|webp)$/i;

/** Writes the signs of wide scripts as ASCII; their letters and digits stay. */
const asciiSigns = (text: string): string =>
  text.replace(/(?![\p{L}\p{N}])[\uff01-\uff5e\ufe50-\ufe6b]/gu, (sign) => sign.normalize('NFKC'));

/** Like `asciiSigns`, and writes the ideographic full stops of domains as ASCII too. */
const domainSigns = (text: string): string => asciiSigns(text).replace(/[。｡]/g, '.');

/** An address as typed, without invisible characters, which copied addresses often carry. */
export const cleanAddress = (typed: string): string => cleanLine(withoutInvisible(typed));

/** Scheme and domain, with the sign behind them, also in wide signs; a path may hold such signs. */
const domainPart = /^(?:https?[:：][/／]{2})?[^/／?？#＃]*[／？＃]?/i;
/** A scheme typed in front of a copied address, which has its own. */
const doubledScheme = /^(?:https?:\/*)+(?=https?:)/i;
/** The signs behind a domain that end a sentence or a bracket, and the dot that ends the name itself. */
const finalSigns =
  /^((?:https?:\/\/)?[\p{L}\p{M}\d._-]*[\p{L}\p{M}\d])(?:[.,;:)»”"'’…]+$|\.(?=[/?#]))/iu;

/** Brackets or quotation marks around a copied address; Outlook writes `'ana@x.example'`. */
const wrapped = /^[<([«„“"‘']\s*([^<>«»„“”"]*?)\s*[>)\]»“”"’']$/u;

/**
 * Adds https:// to an address that begins with a domain (`www.x.example`, `x.example/a`); leaves any other text as it is.
 * Brackets or quotation marks around it are dropped.
 */
export function completeWebAddress(typed: string): string {
  const address = cleanAddress(typed)
    .replace(wrapped, '$1')
    .replace(doubledScheme, '')
    .replace(domainPart, domainSigns)
    .replace(finalSigns, '$1');
  return host.test(address) && !file.test(address) ? `https://${address}` : address;
}

/**
 * Whether a text is one whole http or https address of a plain host; `URL` alone takes a host of empty parts, or with a comma,
 * and a second address as a part of the path.
 */
export const isWebAddress = (address: string): boolean =>
  !/\s\(?(?:https?:|www\.)/i.test(address) &&
  /^https?:\/\/(?:[^\s./?#:,;()]+\.)*[^\s./?#:,;()]+(?::\d+)?(?:[/?#]|$)/i.test(address) &&
  URL.canParse(address);

const label = String.raw`[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?`;
/** The rule of HTML for e-mail addresses, with the letters of every script before the @. */
const mailbox = new RegExp(
  String.raw`^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_${'`'}{|}~-]+@${label}(?:\.${label})*$`,
  'iu',
);

/** What mail programs write before a copied address in angle brackets: its name, or the address itself once more. */
const beforeBrackets =
  /^(?:[^<@]*|["']?([^\s<>@"]+@[^\s<>@"]+?)["']?\s*(?=<(?:mailto:)?\1>))<(?=[^<@\s]+@)/i;

/**
 * An e-mail address with its domain in lower case and in ASCII (punycode), as mail and identity services take it; also one
 * copied with its name (`Ana <ana@x.example>`), in quotation marks or with the sign behind it.
 */
export function asciiAddress(typed: string): string {
  const address = domainSigns(cleanAddress(typed))
    .replace(/[\uff01-\uff5e]/g, (letter) => letter.normalize('NFKC'))
    .replace(beforeBrackets, '')
    .replace(/^mailto:\s*/i, '')
    .replace(/(?<=@[^@]*[^@.,;>])(?:>?[.,;]|>)$/, '')
    .replace(wrapped, '$1');
  const at = address.lastIndexOf('@') + 1;
  return address.slice(0, at) + asciiDomain(address.slice(at));
}

function asciiDomain(domain: string): string {
  const isInternational = /^[\p{L}\p{M}\p{N}.-]+$/u.test(domain) && /[^\0-\x7f]/.test(domain);
  return isInternational && URL.canParse(`http://${domain}`)
    ? new URL(`http://${domain}`).hostname
    : domain.toLowerCase();
}

/** Whether a text is an e-mail address, with an international domain in letters or in punycode. */
export const isMailAddress = (address: string): boolean => mailbox.test(asciiAddress(address));

/** The `mailto:` address of a mailbox, whose name may hold "?" and "&". */
export function mailLink(address: string): `mailto:${string}` {
  const at = address.lastIndexOf('@');
  return `mailto:${encodeURIComponent(address.slice(0, at))}${address.slice(at)}`;
}

/** The fewest digits of a number that can be called, the most of one without a prefix, and the most of all (E.164). */
const digits = { min: 6, national: 9, max: 15 };

/** An hour in groups of digits, such as those of «10-14». */
const hour = String.raw`(?:[01]?\d|2[0-4])`;
/**
 * A Spanish number in groups of digits: alone, behind 34, one digit, hours or a postcode, before hours or another number.
 * Other digits may belong to a number of another country, which has the same nine inside (`55 11 91234 5678`).
 */
const spanish = new RegExp(
  `^(?:34 ?|\\d |${hour} ${hour} |\\d{5} )?((?:(?:\\+|00 ?)34 ?)?[6-9](?: ?\\d){8})(?=(?: ${hour} ${hour})?$| (?:\\d ?){6})`,
);

/**
 * A slash belongs to a number behind fewer than six digits (`958/123456`), an opening bracket behind fewer than nine;
 * behind more of them another number follows, or the hours of this one (`958123456 (10-14 h)`).
 */
const dialled =
  /\+?\(?\d(?:[\d\s.)-]|(?<=\d)·(?=\d)|(?<!\d(?:[\s.()·-]*\d){8}[\s.()·-]*)\(|(?<!\d(?:[\s.()·-]*\d){5}[\s.()·-]*)\/(?=\s?\d))*/g;
const date = /(?<!\d)(?:0?[1-9]|[12]\d|3[01])\/(?:0?[1-9]|1[0-2])\/(?:19|20)\d\d(?!\d)/g;
const time = /(?<!\d)(?:[01]?\d|2[0-3]):[0-5]\d(?!\d)/g;

/**
 * The `tel:` address of the first telephone number in a text, with its extension (RFC 3966); null when there is none, or
 * when a call might reach somebody else.
 */
export function telephoneLink(typed: string): `tel:${string}` | null {
  const text = asciiSigns(asciiDigits(cleanAddress(typed)))
    .replace(/[\p{Pd}\u2212\u30fc]/gu, '-')
    .replace(date, ',')
    .replace(time, ',')
    .replace(/[[{]/g, '(')
    .replace(/[\]}]/g, ')')
    .replace(/\+\s+(?=[(\d])/g, '+')
    .replace(/(?<=(?:\+|(?<!\d)00)[\s(]*\d{1,3}[\s./)-]*)\(0\)/, '');
  for (const found of text.matchAll(dialled)) {
    const number = firstNumber(found[0]);
    if (number === null) continue;
    // The number of a company or a passport, or an O for a zero.
    const before = text.slice(0, found.index);
    const isPart = number.length < digits.national && /(?:\p{L}|\d[oO]+[\s.-]+)$/u.test(before);
    if (isPart) continue;
    const rest = text.slice(found.index + found[0].length);
    const extension =
      /^[,;.\s([]*(?:e?xt\p{L}*|x|anexo|int\p{L}*|#)[\s.:=#-]*(?:n[.\s]*(?:[oº°]|[uú]m\p{L}*)[\s.:]*)?(\d{1,7})(?!\d)/iu.exec(
        rest,
      )?.[1];
    // The number of an identity card, or an O for a zero.
    if (!extension && /\d$/.test(found[0]) && /^\p{L}/u.test(rest)) continue;
    return `tel:${number}${extension ? `;ext=${extension}` : ''}`;
  }
  return null;
}

function firstNumber(found: string): string | null {
  const groups = (found.match(/\+?\d+/g) ?? []).join(' ');
  const number = (spanish.exec(groups)?.[1] ?? groups).replaceAll(' ', '');
  // The network would call the first nine digits of a longer Spanish number; none begins with 0.
  const national = /^(?:\+|00)34(\d*)$/.exec(number)?.[1];
  if (national !== undefined) return national.length === digits.national ? number : null;
  const most = /^[+0]/.test(number) ? digits.max + 1 : digits.national;
  return number.length >= digits.min && number.length <= most ? number : null;
}
