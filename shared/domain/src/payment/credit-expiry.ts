/** How many days before a rental credit expires an e-mail tells of it. */
export const CREDIT_EMAIL_DAYS = 30;
