export * from './composition';
export * from './registry/acts';
export * from './registry/fold';
export * from './registry/history';
export * from './proof';
export { Refusal as RegistryRefusal } from './refusal';
export * from './registry/state';
export * from './registry/wishes';
export * from './resolution';
