export { loadRequirements } from './requirements/load-requirements';
export type { RequirementsProps } from './requirements/requirements';
