export * from './ceil-divide';
export * from './decimal';
export * from './exchange-rates';
export * from './half-up';
