/** An invalid setting, described in one line. */
export class SettingsError extends Error {}
