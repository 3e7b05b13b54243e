export * from './breakpoints';
export * from './geolocation';
export * from './use-copied';
