import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export type NginxPlace = {
  /** Of the project: deploy/nginx is taken from there. */
  root: string;
  /** Takes everything nginx writes; nginx starts with it as its prefix. */
  folder: string;
  port: number;
  /** Where the application answers on loopback: one port for each instance. */
  upstream: number | readonly number[];
  /** Further servers, in nginx's own words. */
  extra?: string;
};

/** Where Debian puts it (libnginx-mod-http-brotli-filter). */
export const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_filter_module.so';

const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'] as const;

/**
 * Writes the folder from which nginx serves a site on this machine: the shipped snippets, as a link at the place that they
 * have in /etc/nginx, and what deploy/nginx/site.conf says in production, with this machine's ports and folders.
 */
export function writeNginxFolder({ root, folder, port, upstream, extra = '' }: NginxPlace): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  rmSync(join(folder, 'dauro'), { force: true });
  symlinkSync(join(root, 'deploy', 'nginx'), join(folder, 'dauro'));
  const isRoot = process.getuid?.() === 0;
  const lines = [
    `load_module ${brotliModule};`,
    'daemon off;',
    // Started by root, workers run as the user `nobody`, who may not read this folder.
    ...(isRoot ? ['user root;'] : []),
    'worker_processes auto;',
    'pid nginx.pid;',
    'error_log stderr warn;',
    'events { worker_connections 1024; }',
    'http {',
    '  access_log off;',
    '  sendfile on;',
    '  tcp_nopush on;',
    '  types { text/html html; }',
    ...temporary.map((name) => `  ${name}_temp_path ${name};`),
    '  include dauro/http.conf;',
    '  proxy_cache_path cache levels=1:2 keys_zone=dauro:10m max_size=256m inactive=1h use_temp_path=off;',
    '  proxy_cache_path static levels=1:2 keys_zone=dauro_static:1m max_size=64m inactive=7d use_temp_path=off;',
    `  upstream dauro { ${servers(upstream)} keepalive 32; keepalive_timeout 4s; }`,
    '  server {',
    `    listen 127.0.0.1:${port};`,
    '    root dauro;',
    '    include dauro/server.conf;',
    '  }',
    extra,
    '}',
    '',
  ];
  writeFileSync(join(folder, 'nginx.conf'), lines.join('\n'));
}

/** As docs/operating.md has it: an instance that is away is asked again at once when it is back. */
const servers = (upstream: number | readonly number[]) =>
  [upstream]
    .flat()
    .map((port) => `server 127.0.0.1:${port} max_fails=0;`)
    .join(' ');

/** The arguments with which nginx serves such a folder. */
export const nginxArguments = (folder: string) => [
  ...['-p', `${folder}/`],
  ...['-c', join(folder, 'nginx.conf')],
  ...['-e', 'stderr'],
];
