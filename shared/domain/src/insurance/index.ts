export * from './insurance-tiers';
