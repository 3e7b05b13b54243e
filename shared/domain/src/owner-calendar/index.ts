export * from './own-prices';
export * from './price-runs';
