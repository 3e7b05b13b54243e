export * from './driver-shortfall';
export * from './insurance-conditions';
export * from './insurance-tiers';
export { takesDriver, type DrivenTrip } from './takes-driver';
