/** A setting that cannot be used, described in one line. */
export class SettingsError extends Error {}
