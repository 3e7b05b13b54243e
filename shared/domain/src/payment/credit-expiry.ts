/** How many days before a rental credit expires the user is notified by e-mail. */
export const CREDIT_EMAIL_DAYS = 30;
