export { asRead } from './schema-for-reader';
export { fits, misfit } from './find-mismatch';
