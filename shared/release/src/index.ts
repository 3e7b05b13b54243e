export * from './composition';
export * from './log/log-entry';
export * from './log/fold';
export * from './log/channel-history';
export * from './compatibility';
export { Refusal as RegistryRefusal } from './refusal';
export * from './log/registry-state';
export * from './registry/change-request';
export * from './resolution';
