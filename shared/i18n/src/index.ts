export * from './dates';
export * from './distances';
export type { Formatter } from './formatter';
export * from './messages';
export * from './moments';
export * from './money';
export * from './site-intl';
export * from './site-names';
export * from './sites';
export { withoutLineBreaks } from './no-break';

// Names of version 0.1, still imported by releases that were built with it.
/** @deprecated `messagesOnSite` */
export { messagesOnSite as wordsOnSite } from './catalogues';
/** @deprecated `withoutLineBreaks` */
export { withoutLineBreaks as unbroken } from './no-break';
