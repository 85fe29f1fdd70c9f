export type Place = {
  port: number;
  /** Holds page.html, and takes whatever nginx writes. */
  folder: string;
  headers: ReadonlyMap<string, string>;
  isRoot: boolean;
};

/** nginx writes these itself, or they belong to one connection. */
const ownHeaders = new Set([
  'connection',
  'content-length',
  'content-type',
  'date',
  'etag',
  'keep-alive',
  'last-modified',
  'transfer-encoding',
]);

const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'] as const;

/** One worker, as the site is one process; every address answers the same page with the same headers. */
export function nginxConfiguration({ port, folder, headers, isRoot }: Place): string {
  const sent = [...headers].filter(([name]) => !ownHeaders.has(name.toLowerCase()));
  return [
    'daemon off;',
    // Workers of root run as nobody by default, and a temporary folder is closed to others.
    ...(isRoot ? ['user root;'] : []),
    'worker_processes 1;',
    'pid nginx.pid;',
    'error_log error.log;',
    'events { worker_connections 512; }',
    'http {',
    '  access_log off;',
    '  sendfile on;',
    '  tcp_nopush on;',
    '  keepalive_requests 10000000;',
    `  default_type ${quoted(headers.get('content-type') ?? 'text/html; charset=utf-8')};`,
    '  types { }',
    ...temporary.map((name) => `  ${name}_temp_path ${quoted(`${folder}/${name}`)};`),
    '  server {',
    `    listen 127.0.0.1:${port};`,
    `    root ${quoted(folder)};`,
    ...sent.map(([name, value]) => `    add_header ${name} ${quoted(value)};`),
    '    location / { try_files /page.html =404; }',
    '  }',
    '}',
    '',
  ].join('\n');
}

/** A string of nginx's configuration. It has no way to write a dollar that is no variable. */
function quoted(text: string): string {
  const harmless = text.replaceAll('$', '').replaceAll('\\', '\\\\').replaceAll('"', '\\"');
  return `"${harmless}"`;
}
