export * from './claim-process';
export * from './condition-checks';
export * from './condition-window';
export * from './deposit-left';
export * from './odometer';
export * from './settle-kilometres';
