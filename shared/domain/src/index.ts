export * from './dates';
export * from './equipment';
export * from './money';
export * from './quote';
export * from './search';
export * from './seasons';
export * from './stay';
export * from './vehicles';
