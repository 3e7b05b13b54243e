export * from './dates';
export * from './distances';
export type { Formatter } from './formatter';
export * from './messages';
export * from './money';
export * from './site-intl';
export * from './site-names';
export * from './sites';
