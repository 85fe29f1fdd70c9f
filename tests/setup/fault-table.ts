import { remarks, sentences } from './fault-words.ts';

/** Over HTTP `malformed` is three things: the page of a proxy, broken JSON and a body cut short. */
export const faultNames = ['down', 'slow', '429', 'malformed'] as const;
export type FaultName = (typeof faultNames)[number];

export const rooms = ['public routes', 'forms', 'uploads', 'back-office'] as const;
export type Room = (typeof rooms)[number];

export type Outcome = {
  status: number;
  /** A sentence of the site, or one of `remarks`. */
  seen: string;
  kept: string;
};

export type Row = {
  room: Room;
  /** What is asked, and the name of the probe that asks it (probes.ts). */
  request: string;
  probe: string;
  outcome: Outcome;
  /** Where one fault has another outcome than the rest. */
  but?: Partial<Record<FaultName, Outcome>>;
  /** The service is not asked at all, which is proven with the first fault; the others cannot differ. */
  notAsked?: true;
};

const { asBefore, asAlways, nothing, notStored, stored, waits, stepBack, session } = remarks;
const outcome = (status: number, seen: string, kept: string = nothing): Outcome => ({
  status,
  seen,
  kept,
});

const publicUnasked = (probe: string, request: string): Row => ({
  room: 'public routes',
  request,
  probe,
  notAsked: true,
  outcome: outcome(200, asBefore),
});
const contactUnasked: Row = {
  room: 'forms',
  request: 'contact form',
  probe: 'contact',
  notAsked: true,
  outcome: outcome(303, asAlways, stored),
};
const announcementUnasked: Row = {
  room: 'uploads',
  request: 'a file ahead of its form',
  probe: 'announce',
  notAsked: true,
  outcome: outcome(201, asAlways, stored),
};
const listUnasked: Row = {
  room: 'back-office',
  request: 'list of messages',
  probe: 'adminList',
  notAsked: true,
  outcome: outcome(200, asAlways, session),
};

/** Every service with what happens in each room while it fails. */
export const faultTable = {
  Supabase: [
    {
      room: 'public routes',
      request: 'pages made before, feed, sitemap',
      probe: 'made',
      outcome: outcome(200, asBefore),
    },
    {
      room: 'public routes',
      request: 'an article not made yet',
      probe: 'newArticle',
      outcome: outcome(500, sentences.page),
    },
    {
      room: 'public routes',
      request: 'search in the blog',
      probe: 'blogSearch',
      outcome: outcome(500, sentences.page),
    },
    {
      room: 'forms',
      request: 'contact form',
      probe: 'contact',
      outcome: outcome(500, sentences.contact, stepBack),
    },
    {
      room: 'forms',
      request: 'enquiry, without JavaScript',
      probe: 'enquiry',
      outcome: outcome(200, sentences.enquiry, notStored),
    },
    {
      room: 'forms',
      request: 'sign-in, without JavaScript',
      probe: 'signIn',
      outcome: outcome(200, sentences.accounts, notStored),
    },
    {
      room: 'uploads',
      request: 'a file ahead of its form',
      probe: 'announce',
      outcome: outcome(500, remarks.failure, remarks.unsent),
    },
    {
      room: 'uploads',
      request: 'proposal with its files, without JavaScript',
      probe: 'proposal',
      outcome: outcome(200, sentences.proposalFailed, notStored),
    },
    {
      room: 'back-office',
      request: 'list of messages',
      probe: 'adminList',
      outcome: outcome(500, sentences.page, session),
    },
    {
      room: 'back-office',
      request: 'export of a list',
      probe: 'adminExport',
      outcome: outcome(303, sentences.exported, session),
    },
  ],
  storage: [
    publicUnasked('made', 'pages made before, feed, sitemap'),
    {
      room: 'public routes',
      request: 'an editor’s picture',
      probe: 'picture',
      outcome: outcome(502, remarks.noPicture),
    },
    contactUnasked,
    {
      room: 'uploads',
      request: 'a file ahead of its form',
      probe: 'announce',
      outcome: outcome(500, remarks.failure, remarks.unsent),
    },
    {
      room: 'uploads',
      request: 'proposal with its files, without JavaScript',
      probe: 'proposal',
      outcome: outcome(200, sentences.proposalFailed, notStored),
    },
    listUnasked,
    {
      room: 'back-office',
      request: 'download of a visitor’s file',
      probe: 'adminDownload',
      outcome: outcome(303, sentences.download, session),
    },
  ],
  Shopify: [
    {
      room: 'public routes',
      request: 'pages made before, feed, sitemap',
      probe: 'made',
      outcome: outcome(200, asBefore),
    },
    {
      room: 'public routes',
      request: 'a book not made yet',
      probe: 'newBook',
      outcome: outcome(500, sentences.book),
    },
    {
      room: 'public routes',
      request: 'search in the shop',
      probe: 'shopSearch',
      outcome: outcome(500, sentences.books),
    },
    {
      room: 'public routes',
      request: 'stock of a book',
      probe: 'stock',
      outcome: outcome(502, remarks.failure, remarks.cart),
    },
    {
      room: 'forms',
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
      room: 'forms',
      request: 'contact form',
      probe: 'contactMail',
      outcome: outcome(303, asAlways, waits),
    },
    {
      room: 'uploads',
      request: 'proposal with its files, without JavaScript',
      probe: 'proposalMail',
      outcome: outcome(200, sentences.proposalSent, waits),
    },
    listUnasked,
  ],
  Redis: [
    {
      room: 'public routes',
      request: 'pages made before, feed, sitemap',
      probe: 'made',
      outcome: outcome(200, asBefore),
    },
    {
      room: 'forms',
      request: 'contact form',
      probe: 'contact',
      outcome: outcome(303, asAlways, stored),
    },
    {
      room: 'uploads',
      request: 'a file ahead of its form',
      probe: 'announce',
      outcome: outcome(201, asAlways, stored),
    },
    {
      room: 'back-office',
      request: 'list of messages',
      probe: 'adminList',
      outcome: outcome(200, asAlways, session),
    },
  ],
} as const satisfies Record<string, readonly Row[]>;

export type Service = keyof typeof faultTable;
