/** The policy of pages that show e-mails: nothing runs, and nothing is loaded but the logo of the product. */
export const STRICT_PAGE =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
