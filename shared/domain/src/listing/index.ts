export * from './listing-progress';
export * from './listing-states';
