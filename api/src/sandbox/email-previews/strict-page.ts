/** Content security policy of pages with e-mails: no scripts, and nothing is loaded except the logo. */
export const STRICT_PAGE =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
