export * from './extension-dates';
export * from './price-extension';
export * from './price-upgrade';
export * from './request-transitions';
export * from './request-price';
export * from './request-states';
export * from './request-deadlines';
export * from './trip-permissions';
