import { htmlProblems } from './feed-rules.ts';

/**
 * The rules of JSON Feed 1.1 (jsonfeed.org/version/1.1) that the feed could break; an empty list means a valid feed.
 */
const rfc3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/;
const known = {
  feed: ['version', 'title', 'home_page_url', 'feed_url', 'description', 'icon', 'favicon'],
  item: ['id', 'url', 'title', 'summary', 'content_html', 'image', 'date_published'],
};
const allowed = {
  feed: [...known.feed, 'authors', 'language', 'items'],
  item: [...known.item, 'date_modified', 'authors', 'tags', 'attachments'],
};

type Thing = Record<string, unknown>;
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isAddress = (value: unknown) => isText(value) && /^https?:\/\/[^\s/]/.test(value);
const things = (value: unknown): Thing[] => (Array.isArray(value) ? value : []);

export function jsonFeedProblems(text: string, location: string): string[] {
  const problems: string[] = [];
  const say = (wrong: unknown, sentence: string) => {
    if (wrong) problems.push(sentence);
  };
  say(!text.isWellFormed(), 'half a character');
  const feed: Thing = JSON.parse(text);
  say(feed['version'] !== 'https://jsonfeed.org/version/1.1', 'no version 1.1');
  say(!isText(feed['title']), 'the feed has no title');
  say(!isAddress(feed['home_page_url']), 'the feed has no absolute home page');
  say(feed['feed_url'] !== location, 'feed_url is not where the feed was read');
  say(feed['language'] !== 'es', 'the feed has no language');
  say(!Array.isArray(feed['items']), 'there are no items');
  for (const key of Object.keys(feed)) say(!allowed.feed.includes(key), `the key ${key} of a feed`);
  const items = things(feed['items']);
  say(new Set(items.map(({ id }) => id)).size !== items.length, 'two items have one identity');
  for (const item of items) {
    checkItem(item, (wrong, sentence) => say(wrong, `${sentence} (${item['title']})`));
  }
  return problems;
}

function checkItem(item: Thing, say: (wrong: unknown, sentence: string) => void): void {
  for (const key of Object.keys(item))
    say(!allowed.item.includes(key), `the key ${key} of an item`);
  say(!isText(item['id']), 'no identity');
  say(!isAddress(item['url']), 'a relative address');
  say(!isText(item['title']), 'no title');
  say(!isText(item['content_html']), 'no content');
  say('image' in item && !isAddress(item['image']), 'the picture has a relative address');
  for (const key of ['date_published', 'date_modified']) {
    const moment = item[key];
    say(!isText(moment) || !rfc3339.test(moment), `${key} is no date`);
  }
  const authors = things(item['authors']);
  say(authors.length === 0 || !authors.every(({ name }) => isText(name)), 'no author');
  const tags: unknown = item['tags'];
  say(!Array.isArray(tags) || !tags.every(isText), 'a tag that is no text');
  for (const file of things(item['attachments'])) {
    say(!isAddress(file['url']), 'the attachment has a relative address');
    say(!/^[a-z]+\/[a-z0-9.+-]+$/.test(String(file['mime_type'])), 'the attachment has no type');
    const size = file['size_in_bytes'];
    say(!Number.isInteger(size) || Number(size) < 1, 'the attachment has no length');
  }
  for (const problem of htmlProblems(String(item['content_html']))) {
    say(true, `content_html holds ${problem}`);
  }
}
