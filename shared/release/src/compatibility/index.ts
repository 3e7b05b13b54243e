export { describeOperation } from './operations/describe-operation';
export type { ApiFacts, Problem, ProblemKind, ProofInput, ProvenComposition, Verdict } from './compatibility';
export { prove } from './check-compatibility';
export { fits, misfit } from './schema';
