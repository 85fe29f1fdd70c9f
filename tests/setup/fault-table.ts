import { remarks, sentences } from './fault-words.ts';

/** Over HTTP `malformed` stands for three responses: a proxy's page, broken JSON and a truncated body. */
export const faultNames = ['down', 'slow', '429', 'malformed'] as const;
export type FaultName = (typeof faultNames)[number];

export const parts = ['public routes', 'forms', 'uploads', 'back-office'] as const;
export type Part = (typeof parts)[number];

export type Outcome = {
  status: number;
  /** A message of the site, or one of `remarks`. */
  seen: string;
  kept: string;
};

export type Row = {
  part: Part;
  /** A description of the request, and the name of its probe (fault-probes.ts). */
  request: string;
  probe: string;
  outcome: Outcome;
  /** The faults whose outcome differs from the others. */
  but?: Partial<Record<FaultName, Outcome>>;
  /** The service is not requested at all, which the first fault proves; the other faults cannot differ. */
  notAsked?: true;
};

const { asBefore, asAlways, nothing, notStored, stored, waits, stepBack, session } = remarks;
const outcome = (status: number, seen: string, kept: string = nothing): Outcome => ({
  status,
  seen,
  kept,
});

const publicUnasked = (probe: string, request: string): Row => ({
  part: 'public routes',
  request,
  probe,
  notAsked: true,
  outcome: outcome(200, asBefore),
});
const contactUnasked: Row = {
  part: 'forms',
  request: 'contact form',
  probe: 'contact',
  notAsked: true,
  outcome: outcome(303, asAlways, stored),
};
const announcementUnasked: Row = {
  part: 'uploads',
  request: 'a file ahead of its form',
  probe: 'announce',
  notAsked: true,
  outcome: outcome(201, asAlways, stored),
};
const listUnasked: Row = {
  part: 'back-office',
  request: 'list of messages',
  probe: 'adminList',
  notAsked: true,
  outcome: outcome(200, asAlways, session),
};

/** Every service with the outcome of each part of the site while it fails. */
export const faultTable = {
  Supabase: [
    {
      part: 'public routes',
      request: 'pages made before, feed, sitemap',
      probe: 'made',
      outcome: outcome(200, asBefore),
    },
    {
      part: 'public routes',
      request: 'an article not made yet',
      probe: 'newArticle',
      outcome: outcome(500, sentences.page),
    },
    {
      part: 'public routes',
      request: 'search in the blog',
      probe: 'blogSearch',
      outcome: outcome(500, sentences.page),
    },
    {
      part: 'forms',
      request: 'contact form',
      probe: 'contact',
      outcome: outcome(500, sentences.contact, stepBack),
    },
    {
      part: 'forms',
      request: 'enquiry, without JavaScript',
      probe: 'enquiry',
      outcome: outcome(200, sentences.enquiry, notStored),
    },
    {
      part: 'forms',
      request: 'sign-in, without JavaScript',
      probe: 'signIn',
      outcome: outcome(200, sentences.accounts, notStored),
    },
    {
      part: 'uploads',
      request: 'a file ahead of its form',
      probe: 'announce',
      outcome: outcome(500, remarks.failure, remarks.unsent),
    },
    {
      part: 'uploads',
      request: 'proposal with its files, without JavaScript',
      probe: 'proposal',
      outcome: outcome(200, sentences.proposalFailed, notStored),
    },
    {
      part: 'back-office',
      request: 'list of messages',
      probe: 'adminList',
      outcome: outcome(503, sentences.accounts, session),
    },
    {
      part: 'back-office',
      request: 'export of a list',
      probe: 'adminExport',
      outcome: outcome(503, sentences.accounts, session),
    },
  ],
  storage: [
    publicUnasked('made', 'pages made before, feed, sitemap'),
    {
      part: 'public routes',
      request: 'an editor’s picture',
      probe: 'picture',
      outcome: outcome(502, remarks.noPicture),
    },
    contactUnasked,
    {
      part: 'uploads',
      request: 'a file ahead of its form',
      probe: 'announce',
      outcome: outcome(500, remarks.failure, remarks.unsent),
    },
    {
      part: 'uploads',
      request: 'proposal with its files, without JavaScript',
      probe: 'proposal',
      outcome: outcome(200, sentences.proposalFailed, notStored),
    },
    listUnasked,
    {
      part: 'back-office',
      request: 'download of a visitor’s file',
      probe: 'adminDownload',
      outcome: outcome(303, sentences.download, session),
    },
  ],
  Shopify: [
    {
      part: 'public routes',
      request: 'pages made before, feed, sitemap',
      probe: 'made',
      outcome: outcome(200, asBefore),
    },
    {
      part: 'public routes',
      request: 'a book not made yet',
      probe: 'newBook',
      outcome: outcome(500, sentences.book),
    },
    {
      part: 'public routes',
      request: 'search in the shop',
      probe: 'shopSearch',
      outcome: outcome(500, sentences.books),
    },
    {
      part: 'public routes',
      request: 'stock of a book',
      probe: 'stock',
      outcome: outcome(502, remarks.failure, remarks.cart),
    },
    {
      part: 'forms',
      request: 'purchase, without JavaScript',
      probe: 'purchase',
      outcome: outcome(502, sentences.checkout, remarks.cart),
    },
    contactUnasked,
    announcementUnasked,
    listUnasked,
  ],
  SMTP: [
    publicUnasked('made', 'pages made before, feed, sitemap'),
    {
      part: 'forms',
      request: 'contact form',
      probe: 'contactMail',
      outcome: outcome(303, asAlways, waits),
    },
    {
      part: 'uploads',
      request: 'proposal with its files, without JavaScript',
      probe: 'proposalMail',
      outcome: outcome(200, sentences.proposalSent, waits),
    },
    listUnasked,
  ],
  Redis: [
    {
      part: 'public routes',
      request: 'pages made before, feed, sitemap',
      probe: 'made',
      outcome: outcome(200, asBefore),
    },
    {
      part: 'forms',
      request: 'contact form',
      probe: 'contact',
      outcome: outcome(303, asAlways, stored),
    },
    {
      part: 'uploads',
      request: 'a file ahead of its form',
      probe: 'announce',
      outcome: outcome(201, asAlways, stored),
    },
    {
      part: 'back-office',
      request: 'list of messages',
      probe: 'adminList',
      outcome: outcome(200, asAlways, session),
    },
  ],
} as const satisfies Record<string, readonly Row[]>;

export type Service = keyof typeof faultTable;
