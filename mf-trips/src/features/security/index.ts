export { loadSecurity } from './load-security';
export type { AccountMoreProps } from './account-more';
