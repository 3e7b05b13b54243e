// Names of 0.1, which releases that were built with it still import.

/** @deprecated `CheckboxField` */
export { CheckboxField as TickField } from './checkbox-field';
