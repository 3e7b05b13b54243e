export * from './driver-shortfall';
export * from './insurance-conditions';
export * from './insurance-tiers';
