import type { Site } from '@campavia/i18n/sites';

/** Words that lead somewhere; the address is whole, with its host. */
export interface EmailLink {
  label: string;
  address: string;
}

/** Something to look up at a glance, such as when a trip begins. */
export interface EmailFact {
  label: string;
  value: string;
  /** What else belongs to it, such as where. */
  detail?: string;
}

/** A picture of 1200 × 630 pixels, as the address of a JPEG that needs no sign-in. */
export interface EmailPicture {
  address: string;
  /** What is read where pictures are blocked. */
  alt: string;
}

/** What somebody wrote who is not us. */
export interface EmailQuote {
  text: string;
  /** The name of who wrote it; left out where nobody is named. */
  author?: string;
}

/** An amount and what it is made of: the lines sum to the total. */
export interface EmailPrice {
  title: string;
  lines: readonly EmailFact[];
  total: EmailFact;
  /** How the total is paid. */
  payments?: readonly EmailFact[];
}

/** How a reader gets no more e-mails of a kind. */
export interface Unsubscribing {
  /** The page that asks whether it is meant. */
  page: EmailLink;
  /** What mail programs post to when their reader wants no more (RFC 8058). */
  oneClickAddress: string;
}

/** What an e-mail says, before it is written as text and as HTML. Every field is plain text. */
export interface Email {
  /** What it is about, such as confirm_email. */
  kind: string;
  /** Where its reader is at home: its language, and how dates and amounts are written. */
  site: Site;
  subject: string;
  picture?: EmailPicture | undefined;
  /** The first one is also what a list of e-mails shows beside the subject. */
  paragraphs: readonly string[];
  /** The amount that the action is about. */
  amount?: EmailFact | undefined;
  /** What the e-mail asks to do or look at. */
  action?: EmailLink | undefined;
  links?: readonly EmailLink[];
  quote?: EmailQuote | undefined;
  /** The heading of the facts. */
  factsTitle?: string | undefined;
  facts?: readonly EmailFact[];
  price?: EmailPrice | undefined;
  /** Why its reader gets it. */
  reason: string;
  /** E-mails about an account or a booking have none. */
  unsubscribe?: Unsubscribing | undefined;
}
