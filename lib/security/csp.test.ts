import { describe, expect, it } from 'vitest';
import { env } from '@/lib/env';
import { contentSecurityPolicy, isFormTarget, noncePolicy, policyWithoutHashes } from './csp';

describe('contentSecurityPolicy', () => {
  it('allows only the given script sources, without unsafe-inline or unsafe-eval', () => {
    const scripts = /script-src ([^;]*)/.exec(contentSecurityPolicy(["'self'", "'sha256-x'"]))?.[1];
    expect(scripts).toBe("'self' 'sha256-x'");
    expect(noncePolicy('n')).toContain("script-src 'nonce-n' 'strict-dynamic';");
  });

  it('without hashes allows inline scripts, but neither event handlers nor other origins', () => {
    const [scripts, ...rest] = policyWithoutHashes.value.match(/script-src[^;]*/g) ?? [];
    expect(scripts).toBe("script-src 'self' 'unsafe-inline'");
    expect(rest).toEqual(["script-src-attr 'none'"]);
    const others = contentSecurityPolicy([]).replace(/script-src[^;]*; /, '');
    for (const directive of others.split('; '))
      expect(policyWithoutHashes.value).toContain(directive);
  });

  it('allows forms to submit to this site and the shop only', () => {
    expect(contentSecurityPolicy([])).toMatch(/form-action 'self' https:\/\/tienda\.invalid;/);
    expect(isFormTarget('https://tienda.invalid/cart/c/1?key=2')).toBe(true);
    expect(isFormTarget('https://tienda.invalid.example/cart/c/1')).toBe(false);
    expect(isFormTarget('http://tienda.invalid/cart/c/1')).toBe(false);
  });

  it('allows frames of the storage only for a page that reads files', () => {
    const storage = new URL(env.SUPABASE_URL).origin;
    const frames = (policy: string) => /frame-src ([^;]*)/.exec(policy)?.[1]?.split(' ');
    expect(frames(noncePolicy('n'))).not.toContain(storage);
    expect(frames(noncePolicy('n', { reads: true }))).toContain(storage);
  });

  it('upgrades requests when the site uses https', () => {
    expect(contentSecurityPolicy([])).toContain('upgrade-insecure-requests');
  });
});
