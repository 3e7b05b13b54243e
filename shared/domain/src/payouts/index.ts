export * from './beneficial-owners';
export * from './declaration-problems';
export * from './payouts';
