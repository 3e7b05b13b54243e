/** A setting that cannot be used, told in one line. */
export class SettingsError extends Error {}
