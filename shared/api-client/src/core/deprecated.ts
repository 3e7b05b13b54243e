// Names of 0.1, which releases that were built with it still import.

/** @deprecated `isUnavailable` */
export { isUnavailable as isAway } from './is-unavailable';
