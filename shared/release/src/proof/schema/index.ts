export { asRead } from './as-read';
export { fits, misfit } from './misfit';
