export * from './errors';
export * from './listing';
export * from './lists';
export * from './places';
export * from './referential';
export * from './search';
