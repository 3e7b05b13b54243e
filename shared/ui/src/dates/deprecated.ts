// Names of 0.1, which releases that were built with it still import.

/** @deprecated `validateRange` */
export { validateRange as refuseRange } from './range-rules';
