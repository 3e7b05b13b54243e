/** The site refused the request. */
export class SiteRefusalError extends Error {
  readonly status: number;
  /** For example `head_moved` or `not_your_part`. */
  readonly code: string;
  /** Other fields of the answer, such as the verdict or the head. */
  readonly more: Record<string, unknown>;

  constructor(detail: string, { status, code, more }: Pick<SiteRefusalError, 'status' | 'code' | 'more'>) {
    super(detail);
    this.status = status;
    this.code = code;
    this.more = more;
  }
}

/** The site or its database is unavailable. */
export class SiteUnavailableError extends Error {
  readonly code: string;

  constructor(detail: string, code = 'site_away') {
    super(detail);
    this.code = code;
  }
}
