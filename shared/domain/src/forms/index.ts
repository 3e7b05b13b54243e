export * from './amount-of';
export * from './field-values';
