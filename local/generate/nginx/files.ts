import {
  type PlainTexts,
  plainPageHtml,
  plainPagePolicy,
  refusals,
} from '../../../lib/http/plain-html.ts';
import { securityHeaders } from '../../../lib/security/csp.ts';
import { escapeHtml } from '../../../lib/text/text.ts';
import error from '../../../messages/es/error.json' with { type: 'json' };
import proxy from '../../../messages/es/proxy.json' with { type: 'json' };

/** The current address: browsers resolve an empty reference to it. */
const here = '';

/** Texts among which nginx chooses when it answers (`ssi`): each with its condition, and the one for all other requests. */
type Choice<Text> = { cases: readonly (readonly [condition: string, text: Text])[]; other: Text };

/** Inserts the texts in place of `{…}` in the page. They are escaped already. */
const fill = (page: string, texts: Readonly<Record<string, Choice<string>>>) =>
  page.replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const choice = texts[name];
    if (!choice) return whole;
    const [first, ...more] = choice.cases.map(
      ([condition, text]) => `expr="${condition}" -->${text}`,
    );
    const others = more.map((text) => `<!--# elif ${text}`).join('');
    return `<!--# if ${first}${others}<!--# else -->${choice.other}<!--# endif -->`;
  });

const refusal: Choice<PlainTexts> = {
  cases: [
    // Next answers a form of another version so, in English.
    ['$status = 409', { ...proxy.outdated, back: { href: here, label: proxy.outdated.back } }],
    ['$status = 413', refusals.tooLarge],
    ['$status = 429', { ...proxy.tooMany, back: { href: here, label: error.retry } }],
  ],
  other: refusals.badRequest,
};

const partOf = (read: (texts: PlainTexts) => string): Choice<string> => ({
  cases: refusal.cases.map(([condition, texts]) => [condition, escapeHtml(read(texts))]),
  other: escapeHtml(read(refusal.other)),
});

/** The answer to a request that nginx refuses. */
const refusalPage = () =>
  fill(
    plainPageHtml({ title: '{title}', text: '{text}', back: { href: '{href}', label: '{label}' } }),
    {
      title: partOf(({ title }) => title),
      text: partOf(({ text }) => text),
      href: partOf(({ back }) => back.href),
      label: partOf(({ back }) => back.label),
    },
  );

/** In place of a page that broke, or of an application that does not answer. */
const failurePage = () =>
  fill(
    plainPageHtml({
      title: '{title}',
      text: `${error.lead} ${error.write}.`,
      back: { href: here, label: error.retry },
      home: error.home,
      // The identifier of the request, with which the application has logged the failure.
      reference: { label: error.reference, html: '<!--# echo var="request_id" -->' },
    }),
    {
      title: {
        cases: [
          ['$request_uri = /^/producto/./', escapeHtml(error.book)],
          ['$request_uri = /^/tienda(?![^/?])/', escapeHtml(error.shop)],
        ],
        other: escapeHtml(error.title),
      },
    },
  );

/** The generated files of deploy/nginx, from the application's texts and headers: path in that folder → content. */
export function nginxFiles(): ReadonlyMap<string, string> {
  return new Map([
    ['errors/4xx.html', refusalPage()],
    ['errors/5xx.html', failurePage()],
    ['error-headers.conf', errorHeaders()],
  ]);
}

function errorHeaders(): string {
  const headers = [
    ...securityHeaders,
    { key: 'Content-Security-Policy', value: plainPagePolicy() },
    { key: 'Cache-Control', value: 'no-store' },
  ];
  // The value of the path that was asked for, from http.conf.
  const shown = ({ key, value }: (typeof headers)[number]) =>
    key === 'Referrer-Policy' ? '$referrer_policy' : `"${value}"`;
  const lines = headers.map((header) => `add_header ${header.key} ${shown(header)} always;`);
  return `# Written by «npm run gen:nginx» from lib/security/csp.ts.\n${lines.join('\n')}\n`;
}
