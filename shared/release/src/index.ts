export * from './composition';
