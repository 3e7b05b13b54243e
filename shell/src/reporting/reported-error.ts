export class ReportedError extends Error {
  override readonly name = 'ReportedError';

  constructor(
    /** Such as `consent`, `trusted_shop_too_many` or `i18n_untranslated_link`. */
    readonly reportedAs: string,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
