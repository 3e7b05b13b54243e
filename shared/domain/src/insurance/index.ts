export * from './driver-shortfall';
export * from './insurance-conditions';
export * from './insurance-tiers';
export * from './owner-insurance';
export { takesDriver, type DrivenTrip } from './takes-driver';
