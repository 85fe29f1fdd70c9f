import { describe, expect, it } from 'vitest';
import { nginxConfiguration } from './nginx-configuration.ts';

const configure = (headers: Record<string, string>, isRoot = false) =>
  nginxConfiguration({
    port: 4000,
    folder: '/tmp/a folder',
    headers: new Map(Object.entries(headers)),
    isRoot,
  });

describe('nginxConfiguration', () => {
  it('listens on loopback alone and keeps to its folder', () => {
    const text = configure({});
    expect(text).toContain('listen 127.0.0.1:4000;');
    expect(text).toContain('root "/tmp/a folder";');
    expect(text).not.toContain('user root;');
    expect(configure({}, true)).toContain('user root;');
  });

  it('sends the headers of the site, whatever stands in them', () => {
    const text = configure({ 'content-security-policy': `script-src 'sha256-a+/=' "x" $uri \\` });
    expect(text).toContain(
      `add_header content-security-policy "script-src 'sha256-a+/=' \\"x\\" uri \\\\";`,
    );
  });

  it('leaves to nginx what nginx writes itself', () => {
    const text = configure({ Connection: 'keep-alive', 'content-length': '3', date: 'today' });
    expect(text).not.toContain('add_header');
  });

  it('keeps the type of the page', () => {
    expect(configure({ 'content-type': 'text/html; charset=utf-8' })).toContain(
      'default_type "text/html; charset=utf-8";',
    );
  });
});
