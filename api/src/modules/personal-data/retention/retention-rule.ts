/**
 * What is removed after some time. Conditions refer to a row as `t`, and to the moment before which it is due as
 * `cutoff.at`.
 */
export interface RetentionRule {
  /** In reports and metrics. */
  name: string;
  table: string;
  /** Columns of the primary key. */
  key: readonly string[];
  due: string;
  /** How long rows stay after the event that the condition names: an interval of PostgreSQL. */
  after: string;
  /** What is emptied; absent when the row is deleted. */
  empties?: string;
  /** Why they stay that long and no longer. */
  reason: string;
}

/**
 * Claims from a contract end after six years: Statute of Limitations 1957 (Ireland), s. 11. So does the duty to keep
 * books: Companies Act 2014, s. 285.
 */
export const SIX_YEARS = '6 years';
/** A guest can dispute a debit for 13 months: Directive (EU) 2015/2366, art. 71. */
export const DISPUTES_OF_DEBITS = '13 months';
