export { describeOperation } from './operations/describe-operation';
export type { ApiFacts, Problem, ProblemKind, ProofInput, ProvenComposition, Verdict } from './proof';
export { prove } from './prove';
export { fits, misfit } from './schema';
