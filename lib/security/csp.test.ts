import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, noncePolicy } from './csp';

describe('contentSecurityPolicy', () => {
  it('lets run what it is told, and nothing inline or evaluated', () => {
    const scripts = /script-src ([^;]*)/.exec(contentSecurityPolicy(["'self'", "'sha256-x'"]))?.[1];
    expect(scripts).toBe("'self' 'sha256-x'");
    expect(noncePolicy('n')).toContain("script-src 'nonce-n' 'strict-dynamic';");
  });

  it('upgrades requests where the site itself is on https', () => {
    expect(contentSecurityPolicy([])).toContain('upgrade-insecure-requests');
  });
});
