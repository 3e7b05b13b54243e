export * from './document-requirements';
export * from './document-transitions';
export * from './document-statuses';
export * from './document-types';
export * from './mandatory-documents';
export * from './refusal-reasons';
export { TAX_COUNTRIES, TAX_NUMBER_EXAMPLES } from './tax-countries';
