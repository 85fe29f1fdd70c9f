import 'server-only';
import { domainToUnicode } from 'node:url';
import { asciiAddress } from '@/lib/text/addresses';

/** Converts punycode domains in a text to the letters of their script. */
export const readableDomains = (text: string): string =>
  text.replace(
    /(?:[a-z\d-]+\.)*xn--[a-z\d-]+(?:\.[a-z\d-]+)*/gi,
    (domain) => domainToUnicode(domain) || domain,
  );

/** The one form in which e-mail addresses are stored: the domain in lower case, with the letters of its script. */
export const storedAddress = (typed: string): string => readableDomains(asciiAddress(typed));

/** The forms in which an address may be stored: ours, and ASCII in accounts and in rows of browsers that convert it. */
export const formsOfAddress = (address: string): string[] => [
  ...new Set([storedAddress(address), asciiAddress(address)]),
];
