export * from './price-limits';
