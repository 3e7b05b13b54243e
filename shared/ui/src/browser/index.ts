export * from './breakpoints';
export * from './geolocation';
export * from './use-copied';
export * from './use-lazy-component';
