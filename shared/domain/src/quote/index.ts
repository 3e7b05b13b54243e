export * from './base-quote';
export * from './price-without-dates';
export * from './rates';
export * from './tariff';
