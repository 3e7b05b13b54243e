export * from './base-quote';
export * from './instalments';
export * from './price-input';
export * from './price-lines';
export * from './price-without-dates';
export * from './quote-stay';
export * from './rates';
export * from './tariff';
