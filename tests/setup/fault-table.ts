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
  /** The service is not requested at all, which the first fault proves; the other faults cannot differ. */
  notAsked?: true;
};

const { asBefore, asAlways, nothing, notStored, stored, waits, stepBack, session } = remarks;

const row = (
  part: Part,
  request: string,
  probe: string,
  status: number,
  seen: string,
  kept: string = nothing,
): Row => ({ part, request, probe, outcome: { status, seen, kept } });
const unasked = (...given: Parameters<typeof row>): Row => ({ ...row(...given), notAsked: true });

const made = ['public routes', 'pages made before, feed, sitemap', 'made', 200, asBefore] as const;
const contact = ['forms', 'contact form'] as const;
const announced = ['uploads', 'a file ahead of its form', 'announce'] as const;
const proposal = ['uploads', 'proposal with its files, without JavaScript'] as const;
const list = ['back-office', 'list of messages', 'adminList'] as const;

/** Every service with the outcome of each part of the site while it fails. */
export const faultTable = {
  Supabase: [
    row(...made),
    row('public routes', 'an article not made yet', 'newArticle', 500, sentences.page),
    row('public routes', 'search in the blog', 'blogSearch', 500, sentences.page),
    row(...contact, 'contact', 500, sentences.contact, stepBack),
    row('forms', 'enquiry, without JavaScript', 'enquiry', 200, sentences.enquiry, notStored),
    row('forms', 'sign-in, without JavaScript', 'signIn', 200, sentences.accounts, notStored),
    row(...announced, 500, remarks.failure, remarks.unsent),
    row(...proposal, 'proposal', 200, sentences.proposalFailed, notStored),
    row(...list, 503, sentences.accounts, session),
    row('back-office', 'export of a list', 'adminExport', 503, sentences.accounts, session),
  ],
  storage: [
    unasked(...made),
    row('public routes', 'an editor’s picture', 'picture', 502, remarks.noPicture),
    unasked(...contact, 'contact', 303, asAlways, stored),
    row(...announced, 500, remarks.failure, remarks.unsent),
    row(...proposal, 'proposal', 200, sentences.proposalFailed, notStored),
    unasked(...list, 200, asAlways, session),
    row(
      'back-office',
      'download of a visitor’s file',
      'adminDownload',
      303,
      sentences.download,
      session,
    ),
  ],
  Shopify: [
    row(...made),
    row('public routes', 'a book not made yet', 'newBook', 500, sentences.book),
    row('public routes', 'search in the shop', 'shopSearch', 500, sentences.books),
    row('public routes', 'stock of a book', 'stock', 502, remarks.failure, remarks.cart),
    row('forms', 'purchase, without JavaScript', 'purchase', 502, sentences.checkout, remarks.cart),
    unasked(...contact, 'contact', 303, asAlways, stored),
    unasked(...announced, 201, asAlways, stored),
    unasked(...list, 200, asAlways, session),
  ],
  SMTP: [
    unasked(...made),
    row(...contact, 'contactMail', 303, asAlways, waits),
    row(...proposal, 'proposalMail', 200, sentences.proposalSent, waits),
    unasked(...list, 200, asAlways, session),
  ],
  Redis: [
    row(...made),
    row(...contact, 'contact', 303, asAlways, stored),
    row(...announced, 201, asAlways, stored),
    row(...list, 200, asAlways, session),
  ],
} satisfies Record<string, readonly Row[]>;

export type Service = keyof typeof faultTable;
