export * from './listing-progress';
export * from './listing-states';
export * from './listing-options';
export * from './pictures';
export * from './listing-moderation';
