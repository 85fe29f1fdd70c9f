import 'server-only';
import { isIP } from 'node:net';
import { headers } from 'next/headers';
import { env } from '@/lib/env';

/**
 * The network address of the request's sender, for counting only. Behind a proxy (`TRUST_PROXY`) it is the last entry
 * of X-Forwarded-For, which our own proxy wrote; otherwise the header is untrusted, and all visitors share one counter.
 */
export async function clientAddress(): Promise<string> {
  return env.TRUST_PROXY ? networkOf(await forwardedAddress()) : 'unknown';
}

/** The complete address of the visitor, for services that count visitors themselves; null without a trusted proxy. */
export async function visitorAddress(): Promise<string | null> {
  if (!env.TRUST_PROXY) return null;
  const address = (await forwardedAddress()).replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1');
  return isIP(address) ? address : null;
}

/**
 * The network of the visitor as the record of the back-office keeps it: /24, or /48 of IPv6, which is shared by many
 * households. Null without a trusted proxy.
 */
export async function visitorNetwork(): Promise<string | null> {
  const address = await visitorAddress();
  if (address === null) return null;
  const counted = networkOf(address);
  return counted.includes(':')
    ? `${counted.split(':').slice(0, 3).join(':')}::/48`
    : `${counted.split('.').slice(0, 3).join('.')}.0/24`;
}

const forwardedAddress = async (): Promise<string> =>
  (await headers()).get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? '';

/** A household usually has a whole IPv6 /64, so the prefix is counted. */
export function networkOf(address: string): string {
  const mapped = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)(?::\d+)?$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!address.includes(':')) return address || 'unknown';
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const front = head.split(':').filter(Boolean);
  const back = tail?.split(':').filter(Boolean) ?? [];
  const zeros = Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0');
  return `${[...front, ...zeros, ...back].slice(0, 4).join(':')}::/64`.toLowerCase();
}
