// Names of 0.1, which releases that were built with it still import.

/** @deprecated `messagesOnSite` */
export { messagesOnSite as wordsOnSite } from './catalogues';
/** @deprecated `withoutLineBreaks` */
export { withoutLineBreaks as unbroken } from './no-break';
