export * from './breakpoints';
export * from './geolocation';
export * from './use-copied';
export * from './use-is-near';
export * from './use-lazy-component';
