/** A refused request: what is wrong and what to do. Nothing was changed. */
export class Refusal extends Error {
  override name = 'Refusal';
  /** Equivalent HTTP status. */
  readonly status: number;
  /** Stable code, such as `head_moved`, `wrong_digest` or `storage_full`. */
  readonly code: string;
  readonly details?: Record<string, unknown>;

  constructor(status: number, code: string, message: string, details?: Record<string, unknown>) {
    super(message);
    this.status = status;
    this.code = code;
    if (details) this.details = details;
  }
}
