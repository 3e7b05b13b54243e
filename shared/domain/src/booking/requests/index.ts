export * from './extension-dates';
export * from './price-extension';
export * from './price-upgrade';
export * from './request-moves';
export * from './request-price';
export * from './request-states';
export * from './request-terms';
export * from './trip-permissions';
