import { type Element, xml2js } from 'xml-js';

/**
 * The rules of the W3C feed validator that these feeds could break, including warnings, and rules against hostile text.
 * Each function returns a list of violations; an empty one means a valid feed. Parsing is strict and throws on
 * malformed XML.
 */
const rfc822 = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;
const rfc3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/;
const outsideXml = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;
const absolute = /^https?:\/\/[^\s/]/;

export const children = (node: Element, name: string): Element[] =>
  (node.elements ?? []).filter((child) => child.name === name);
export const child = (node: Element, name: string): Element | undefined => children(node, name)[0];
export const textOf = (node: Element | undefined): string =>
  (node?.elements ?? []).map(({ text, cdata }) => String(text ?? cdata ?? '')).join('');
const attribute = (node: Element | undefined, name: string) =>
  String(node?.attributes?.[name] ?? '');

/** A document's root element. */
export function parseXml(xml: string): Element {
  const root = (xml2js(xml, { compact: false }) as Element).elements?.find(
    ({ type }) => type === 'element',
  );
  if (!root) throw new Error('There is no root element.');
  return root;
}

type Report = (wrong: unknown, sentence: string) => void;

function collect(xml: string, check: (root: Element, report: Report) => void): string[] {
  const problems: string[] = [];
  const report: Report = (wrong, sentence) => {
    if (wrong) problems.push(sentence);
  };
  report(outsideXml.test(xml), 'a character that XML cannot hold');
  const root = parseXml(xml);
  const declared = Object.keys(root.attributes ?? {});
  for (const [, prefix] of xml.replace(/<!\[CDATA\[[\s\S]*?\]\]>/g, '').matchAll(/<\/?(\w+):/g)) {
    report(!declared.includes(`xmlns:${prefix}`), `the prefix ${prefix} is not declared`);
  }
  check(root, report);
  return problems;
}

/** Content that the validator does not accept as plain text: a closing tag, or an entity. */
const readsAsHtml = (text: string) => /<\/?[a-z!?]/i.test(text) || /&(#|[a-z])/i.test(text);

/** Checks HTML in the format of the application's serialiser: every tag, attribute and address. */
export function htmlProblems(html: string): string[] {
  const allowed =
    /^\/?(p|br|hr|blockquote|ul|ol|li|pre|code|section|h[2-6]|strong|em|del|sup|a|img|figure|figcaption|table|thead|tbody|tr|th|td)$/;
  const problems: string[] = [];
  for (const [, name = '', attributes = ''] of html.matchAll(
    /<(\/?[^\s>]+)((?:"[^"]*"|[^>"])*)>/g,
  )) {
    if (!allowed.test(name)) problems.push(`the element ${name}`);
    for (const [, key = '', value = ''] of attributes.matchAll(/\s([^\s=]+)="([^"]*)"/g)) {
      if (/^(on|style|srcdoc|form)/i.test(key)) problems.push(`the attribute ${key}`);
      const address = key === 'href' || key === 'src';
      if (address && !/^(https?:\/\/|mailto:)/.test(value)) problems.push(`the address ${value}`);
    }
  }
  return problems;
}

export function rssProblems(xml: string, location: string): string[] {
  return collect(xml, (root, report) => {
    report(attribute(root, 'version') !== '2.0', 'no version 2.0');
    const channel = child(root, 'channel') ?? {};
    for (const name of ['title', 'link', 'description', 'language']) {
      report(!textOf(child(channel, name)), `the channel has no ${name}`);
    }
    report(!absolute.test(textOf(child(channel, 'link'))), 'the channel has a relative address');
    report(!rfc822.test(textOf(child(channel, 'lastBuildDate'))), 'lastBuildDate is no date');
    const self = children(channel, 'atom:link').find((link) => attribute(link, 'rel') === 'self');
    report(attribute(self, 'href') !== location, 'the self link is not where the feed was read');
    report(attribute(self, 'type') !== 'application/rss+xml', 'the self link has a wrong type');
    const guids = children(channel, 'item').map((item) => textOf(child(item, 'guid')));
    report(new Set(guids).size !== guids.length, 'two items have one identity');
    for (const item of children(channel, 'item')) rssItem(item, report);
  });
}

function rssItem(item: Element, report: Report): void {
  const title = textOf(child(item, 'title'));
  const say = (wrong: unknown, sentence: string) => report(wrong, `${sentence} (${title})`);
  say(!title, 'no title');
  say(readsAsHtml(title), 'the title reads as HTML');
  say(!textOf(child(item, 'guid')), 'no identity');
  say(attribute(child(item, 'guid'), 'isPermaLink') !== 'false', 'the identity is no address');
  say(!absolute.test(textOf(child(item, 'link'))), 'a relative address');
  say(!rfc822.test(textOf(child(item, 'pubDate'))), 'pubDate is no date');
  say(!textOf(child(item, 'dc:creator')), 'no author');
  say(
    children(item, 'category').some((label) => readsAsHtml(textOf(label)) || !textOf(label)),
    'a category reads as HTML',
  );
  const enclosure = child(item, 'enclosure');
  if (enclosure) {
    say(!absolute.test(attribute(enclosure, 'url')), 'the enclosure has a relative address');
    say(!/^[1-9]\d*$/.test(attribute(enclosure, 'length')), 'the enclosure has no length');
    say(!/^[a-z]+\/[a-z0-9.+-]+$/.test(attribute(enclosure, 'type')), 'the enclosure has no type');
  }
  for (const name of ['description', 'content:encoded']) {
    const html = textOf(child(item, name));
    say(!html, `no ${name}`);
    for (const problem of htmlProblems(html)) say(true, `${name} holds ${problem}`);
  }
}

export function atomProblems(xml: string, location: string): string[] {
  return collect(xml, (root, report) => {
    for (const name of ['id', 'title', 'updated']) {
      report(!textOf(child(root, name)), `the feed has no ${name}`);
    }
    const self = children(root, 'link').find((link) => attribute(link, 'rel') === 'self');
    report(attribute(self, 'href') !== location, 'the self link is not where the feed was read');
    const entries = children(root, 'entry');
    const ids = entries.map((entry) => textOf(child(entry, 'id')));
    report(new Set(ids).size !== ids.length, 'two entries have one identity');
    for (const entry of entries) {
      const title = textOf(child(entry, 'title'));
      const say = (wrong: unknown, sentence: string) => report(wrong, `${sentence} (${title})`);
      for (const name of ['updated', 'published']) {
        say(!rfc3339.test(textOf(child(entry, name))), `${name} is no date`);
      }
      const author = child(entry, 'author');
      say(!author || !textOf(child(author, 'name')), 'no author');
      for (const link of children(entry, 'link')) {
        say(!absolute.test(attribute(link, 'href')), 'a relative address');
      }
      say(
        children(entry, 'category').some((label) => !attribute(label, 'term')),
        'a category without a term',
      );
      for (const name of ['title', 'summary', 'content']) {
        for (const problem of htmlProblems(textOf(child(entry, name)))) {
          say(true, `${name} holds ${problem}`);
        }
      }
    }
  });
}
