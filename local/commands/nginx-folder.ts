import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export type NginxPlace = {
  /** The root of the project, which contains deploy/nginx. */
  root: string;
  /** The prefix of nginx, which contains all files that it writes. */
  folder: string;
  port: number;
  /** The loopback ports of the application, one per instance. */
  upstream: number | readonly number[];
  extra?: string;
};

/** Debian's path of the module (libnginx-mod-http-brotli-filter). */
export const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_filter_module.so';

const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'] as const;

/** Links the shipped snippets as in /etc/nginx, and writes site.conf with this machine's ports and folders. */
export function writeNginxFolder({ root, folder, port, upstream, extra = '' }: NginxPlace): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  rmSync(join(folder, 'dauro'), { force: true });
  symlinkSync(join(root, 'deploy', 'nginx'), join(folder, 'dauro'));
  const isRoot = process.getuid?.() === 0;
  const lines = [
    `load_module ${brotliModule};`,
    'daemon off;',
    // When root starts nginx, its workers run as the user `nobody`, who may not read this folder.
    ...(isRoot ? ['user root;'] : []),
    'worker_processes auto;',
    'pid nginx.pid;',
    'error_log stderr warn;',
    'events { worker_connections 1024; }',
    'http {',
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
    '    access_log access.log dauro if=$is_logged;',
    '    include dauro/server.conf;',
    '  }',
    extra,
    '}',
    '',
  ];
  writeFileSync(join(folder, 'nginx.conf'), lines.join('\n'));
}

/** max_fails=0 as in docs/operating.md: nginx tries a restarted instance again at once. */
const servers = (upstream: number | readonly number[]) =>
  [upstream]
    .flat()
    .map((port) => `server 127.0.0.1:${port} max_fails=0;`)
    .join(' ');

export const nginxArguments = (folder: string) => [
  ...['-p', `${folder}/`],
  ...['-c', join(folder, 'nginx.conf')],
  ...['-e', 'stderr'],
];
