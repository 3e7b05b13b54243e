import type { Site } from '@campavia/i18n/sites';

/** A link with an absolute URL. */
export interface EmailLink {
  label: string;
  address: string;
}

/** A labelled value, such as when a trip begins. */
export interface EmailFact {
  label: string;
  value: string;
  /** A second line, such as the place. */
  detail?: string;
}

/** A picture of 1200 × 630 pixels; public URL of a JPEG. */
export interface EmailPicture {
  address: string;
  /** Shown where pictures are blocked. */
  alt: string;
}

/** Text written by another user. */
export interface EmailQuote {
  text: string;
  /** Name of its author; absent when anonymous. */
  author?: string;
}

/** A price with its lines, which sum to the total. */
export interface EmailPrice {
  title: string;
  lines: readonly EmailFact[];
  total: EmailFact;
  /** How the total is paid. */
  payments?: readonly EmailFact[];
}

/** How a reader unsubscribes from a kind of e-mails. */
export interface Unsubscribing {
  /** The confirmation page. */
  page: EmailLink;
  /** URL for one-click unsubscription by mail programs (RFC 8058). */
  oneClickAddress: string;
}

/** Content of an e-mail, independent of its format. Every field is plain text. */
export interface Email {
  /** Kind of e-mail, such as confirm_email. */
  kind: string;
  /** Site of the reader, for language, dates and amounts. */
  site: Site;
  subject: string;
  picture?: EmailPicture | undefined;
  /** The first one is also the preview in e-mail lists. */
  paragraphs: readonly string[];
  /** The amount that the action concerns. */
  amount?: EmailFact | undefined;
  /** The main link. */
  action?: EmailLink | undefined;
  links?: readonly EmailLink[];
  quote?: EmailQuote | undefined;
  factsTitle?: string | undefined;
  facts?: readonly EmailFact[];
  price?: EmailPrice | undefined;
  /** Why the reader receives it. */
  reason: string;
  /** Absent for e-mails about an account or a booking. */
  unsubscribe?: Unsubscribing | undefined;
}
