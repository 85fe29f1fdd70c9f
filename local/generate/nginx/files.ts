import { fileMegabytes, requestMegabytes } from '../../../lib/form-areas.ts';
import { securityHeaders } from '../../../lib/security/headers.ts';
import { plainPageHtml, plainPagePolicy } from '../../../lib/text/plain-page.ts';
import error from '../../../messages/es/error.json' with { type: 'json' };
import proxy from '../../../messages/es/proxy.json' with { type: 'json' };

/** The current address: browsers resolve an empty reference to it. */
const here = '';

const failure = (title: string) =>
  plainPageHtml({
    title,
    text: `${error.lead} ${error.write}.`,
    back: { href: here, label: error.retry },
    home: error.home,
    // nginx inserts the identifier of the request (`ssi`), with which the application has logged the failure.
    reference: { label: error.reference, html: '<!--# echo var="request_id" -->' },
  });

/** The generated files of deploy/nginx, from the application's texts and headers: path in that folder → content. */
export function nginxFiles(): ReadonlyMap<string, string> {
  const { tooLarge } = proxy;
  const text = tooLarge.text
    .replace('{size}', String(requestMegabytes))
    .replace('{fileSize}', String(fileMegabytes));
  return new Map([
    [
      'errors/400.html',
      plainPageHtml({ ...proxy.badRequest, back: { href: '/', label: error.home } }),
    ],
    [
      'errors/413.html',
      plainPageHtml({ ...tooLarge, text, back: { href: here, label: tooLarge.back } }),
    ],
    [
      'errors/429.html',
      plainPageHtml({ ...proxy.tooMany, back: { href: here, label: error.retry } }),
    ],
    ['errors/5xx.html', failure(error.title)],
    ['errors/producto.html', failure(error.book)],
    ['errors/tienda.html', failure(error.shop)],
    ['error-headers.conf', errorHeaders()],
  ]);
}

function errorHeaders(): string {
  const headers = [
    ...securityHeaders.filter(({ key }) => key !== 'Content-Security-Policy'),
    { key: 'Content-Security-Policy', value: plainPagePolicy() },
    { key: 'Cache-Control', value: 'no-store' },
  ];
  // The value of the path that was asked for, from http.conf.
  const shown = ({ key, value }: (typeof headers)[number]) =>
    key === 'Referrer-Policy' ? '$referrer_policy' : `"${value}"`;
  const lines = headers.map((header) => `add_header ${header.key} ${shown(header)} always;`);
  return `# Written by «npm run gen:nginx» from lib/security/headers.ts.\n${lines.join('\n')}\n`;
}
