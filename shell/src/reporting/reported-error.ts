/** An error that the page notices itself, by the name that the error catalogue has for it. */
export class ReportedError extends Error {
  override readonly name = 'ReportedError';

  constructor(
    /** `consent`, `trusted_shop_too_many`, `i18n_untranslated_link`. */
    readonly reportedAs: string,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
