/** Error codes of the sandbox. */
export type PspErrorCode =
  | 'unauthorized'
  | 'not_found'
  | 'invalid'
  | 'idempotency_key_missing'
  | 'idempotency_key_reused'
  | 'token_unknown'
  | 'alias_unknown'
  | 'amount_out_of_bounds'
  | 'currency_not_taken'
  | 'return_url_refused'
  | 'not_paid'
  | 'more_than_paid'
  | 'not_set_aside'
  | 'more_than_set_aside';

/** An error response. */
export class PspError extends Error {
  constructor(
    readonly status: number,
    readonly code: PspErrorCode,
    readonly detail: string,
  ) {
    super(detail);
  }
}
