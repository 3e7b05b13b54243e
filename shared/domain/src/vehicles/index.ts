export * from './vehicle-types';
