export * from './check-stay';
