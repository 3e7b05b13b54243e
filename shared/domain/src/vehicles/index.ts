export * from './fuels';
export * from './insurance-fields';
export * from './licence';
export * from './sleepings';
export * from './vehicle-limits';
export * from './vehicle-types';
