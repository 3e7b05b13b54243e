export { schemaForReader } from './schema-for-reader';
export { isSchemaCompatible, findMismatch } from './find-mismatch';
