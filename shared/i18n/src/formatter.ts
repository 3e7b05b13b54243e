import type { IntlFormatters } from '@formatjs/intl';

/** The part of an intl object that formatting functions need; both React's and the server's have it. */
export type Formatter = Pick<IntlFormatters, 'formatNumber' | 'formatDate' | 'formatDateTimeRange'>;

/** The part of an intl object that formatting moments needs, with names of countries and time zones. */
export type MomentFormatter = Pick<IntlFormatters, 'formatDate' | 'formatDateToParts' | 'formatDisplayName'>;
