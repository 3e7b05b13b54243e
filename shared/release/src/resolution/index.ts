export * from './market-fits';
export * from './resolve';
export * from './share-of';
export * from './variations-of';
export * from './is-mix-live';
