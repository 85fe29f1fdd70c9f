import { z } from 'zod';
import { htmlProblems } from './feed-rules.ts';

const text = z.string().min(1);
const address = z.url({ protocol: /^https?$/ });
const authors = z.array(z.strictObject({ name: text, url: address.optional() })).min(1);
const moment = z.iso.datetime({ offset: true });
const html = text.superRefine((content, context) => {
  for (const message of htmlProblems(content)) context.addIssue({ code: 'custom', message });
});

const item = z.strictObject({
  id: text,
  url: address,
  title: text,
  summary: z.string().optional(),
  content_html: html,
  image: address.optional(),
  date_published: moment,
  date_modified: moment,
  authors,
  tags: z.array(text),
  attachments: z
    .array(
      z.looseObject({
        url: address,
        mime_type: z.string().regex(/^[a-z]+\/[a-z0-9.+-]+$/),
        size_in_bytes: z.int().positive(),
      }),
    )
    .optional(),
});

/**
 * The rules of JSON Feed 1.1 (jsonfeed.org/version/1.1) that the feed could break; an empty list means a valid feed.
 */
export function jsonFeedProblems(json: string, location: string): string[] {
  const feed = z.strictObject({
    version: z.literal('https://jsonfeed.org/version/1.1'),
    title: text,
    home_page_url: address,
    feed_url: z.literal(location),
    description: z.string().optional(),
    icon: address.optional(),
    favicon: address.optional(),
    language: z.literal('es'),
    authors: authors.optional(),
    items: z
      .array(item)
      .refine((items) => new Set(items.map(({ id }) => id)).size === items.length, 'equal ids'),
  });
  const { error } = feed.safeParse(JSON.parse(json));
  const problems = error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
  return json.isWellFormed() ? problems : ['half a character', ...problems];
}
