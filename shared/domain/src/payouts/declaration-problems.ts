/** Problems of a declaration of beneficial owners that an owner can solve. */
export type DeclarationProblem = 'missing' | 'wrong' | 'documents' | 'shareholders';

/** By the codes of the payment provider. Source: Mangopay, "UBO Declaration", refused and incomplete reason types. */
const PROBLEMS: Readonly<Record<string, DeclarationProblem>> = {
  MISSING_UBO: 'missing',
  WRONG_UBO_INFORMATION: 'wrong',
  DECLARATION_DO_NOT_MATCH_UBO_INFORMATION: 'wrong',
  DOCUMENTS_NEEDED: 'documents',
  DOCUMENTS_DO_NOT_MATCH: 'documents',
  UBO_IDENTITY_NEEDED: 'documents',
  SHAREHOLDER_DECLARATION_NEEDED: 'shareholders',
  ORGANIZATION_CHART_NEEDED: 'shareholders',
};

/** The problem for a reason of the provider; undefined without one, and for unknown reasons. */
export function declarationProblem(reason: string | null): DeclarationProblem | undefined {
  return reason !== null && Object.hasOwn(PROBLEMS, reason) ? PROBLEMS[reason] : undefined;
}
