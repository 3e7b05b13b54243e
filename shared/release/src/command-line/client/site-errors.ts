/** The site understood and says no. */
export class SiteRefusalError extends Error {
  readonly status: number;
  /** `head_moved`, `not_your_part`. */
  readonly code: string;
  /** What else it said: the verdict of a proof, the head. */
  readonly more: Record<string, unknown>;

  constructor(detail: string, { status, code, more }: Pick<SiteRefusalError, 'status' | 'code' | 'more'>) {
    super(detail);
    this.status = status;
    this.code = code;
    this.more = more;
  }
}

/** The site, or the database behind it, is not there. */
export class SiteUnavailableError extends Error {
  readonly code: string;

  constructor(detail: string, code = 'site_away') {
    super(detail);
    this.code = code;
  }
}
