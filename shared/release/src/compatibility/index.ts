export { describeOperation } from './operations/describe-operation';
export type {
  ApiFacts,
  Problem,
  ProblemKind,
  CompatibilityInput,
  CheckedComposition,
  Verdict,
} from './compatibility';
export { checkCompatibility } from './check-compatibility';
export { isSchemaCompatible, findMismatch } from './schema';
