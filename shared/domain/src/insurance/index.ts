export * from './insurance-conditions';
export * from './insurance-tiers';
