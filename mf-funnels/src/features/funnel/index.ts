export { entryPath } from './funnel-paths';
