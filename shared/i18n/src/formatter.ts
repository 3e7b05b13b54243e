import type { IntlFormatters } from '@formatjs/intl';

/** What the formatting functions need of an intl object; React's and the server's both have it. */
export type Formatter = Pick<IntlFormatters, 'formatNumber' | 'formatDate' | 'formatDateTimeRange'>;

/** What the formatting of moments needs besides: the names of countries and time zones. */
export type MomentFormatter = Pick<IntlFormatters, 'formatDate' | 'formatDateToParts' | 'formatDisplayName'>;
