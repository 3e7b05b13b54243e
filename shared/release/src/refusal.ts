/** A refused change request: what is wrong, and what to do about it. Nothing was changed. */
export class Refusal extends Error {
  override name = 'Refusal';
  /** Status of HTTP that says the same. */
  readonly status: number;
  /** To branch on: `head_moved`, `wrong_digest`, `storage_full`. */
  readonly code: string;
  readonly details?: Record<string, unknown>;

  constructor(status: number, code: string, message: string, details?: Record<string, unknown>) {
    super(message);
    this.status = status;
    this.code = code;
    if (details) this.details = details;
  }
}
