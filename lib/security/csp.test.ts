import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { env } from '@/lib/env';
import {
  contentSecurityPolicy,
  inlineScriptHashes,
  isFormTarget,
  noncePolicy,
  policyWithoutHashes,
} from './csp';

describe('contentSecurityPolicy', () => {
  it('allows only the given script sources, and upgrades requests to https', () => {
    const policy = contentSecurityPolicy([]);
    expect(policy).toContain('upgrade-insecure-requests');
    const names = policy.split('; ').map((directive) => directive.split(' ')[0]);
    expect(names).toEqual([...new Set(names)]);
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
});

const sha = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

const written = [
  '(self.__next_f=self.__next_f||[]).push([0])',
  String.raw`self.__next_f.push([1,"7:[\"$\",\"p\",null,{\"children\":\"\u003cñ\u003e\"}]\n"])`,
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/a.js"],"runtimeModuleIds":[4]});',
  '$RC("B:0","S:0")',
  // React's definition goes before the first call.
  '$RX=function(b,c,d,e,f){var a=document.getElementById(b);a&&(b=a.previousSibling,b.data="$!",a=a.dataset,null!=c&&(a.dgst=c),d&&(a.msg=d),e&&(a.stck=e),f&&(a.cstck=f),b._reactRetry&&b._reactRetry())};;$RX("B:1","digest")',
];

describe('inlineScriptHashes', () => {
  it('hashes the scripts that Next writes once, whatever their attributes', () => {
    const [first = '', ...others] = written;
    const html = `<script>${first}</script><p></p>${others.map((code) => `<script id="_R_">${code}</script>`).join('')}<script>${first}</script>`;
    expect(inlineScriptHashes(html)).toEqual({ hashes: written.map(sha), unknown: [] });
  });

  it.each([
    'alert(1)',
    'self.__next_f.push([1,alert(1)])',
    'self.__next_f.push([1,""]);alert(1);self.__next_f.push([1,""])',
    'self.__next_f.push(alert(1))',
    '(self.__next_f=self.__next_f||[]).push([0]);alert(1)',
    '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(alert(1));',
    '$RC("B:0",alert`1`)',
    '$RC=alert;$RC("B:0","S:0")',
    'alert(1);$RC("B:0","S:0")',
    '$RC()',
    '',
  ])('leaves out %j, which got into the rendering', (code) => {
    expect(inlineScriptHashes(`<script>${code}</script>`)).toEqual({ hashes: [], unknown: [code] });
  });

  it('leaves out external scripts and structured data', () => {
    const external = '<script src="/a.js" async=""></script>';
    const html = `${external}<script type="application/ld+json">{"a":1}</script>`;
    expect(inlineScriptHashes(html)).toEqual({ hashes: [], unknown: [] });
  });
});
