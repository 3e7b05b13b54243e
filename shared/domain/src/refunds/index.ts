export * from './earnings-after';
export * from './refund-case';
export * from './refund-plan';
export * from './refund-terms';
export * from './share-of-line';
export * from './shares';
