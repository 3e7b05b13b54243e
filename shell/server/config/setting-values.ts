export type Environment = Record<string, string | undefined>;

export class SettingsError extends Error {}

export function list(text: string | undefined): string[] {
  return (text ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

/** @throws SettingsError when the value is not a whole number or outside its bounds. */
export function wholeNumber(
  env: Environment,
  name: string,
  { byDefault, least, most }: { byDefault: number; least: number; most: number },
): number {
  const value = Number(env[name] || byDefault);
  if (Number.isInteger(value) && value >= least && value <= most) return value;
  throw new SettingsError(`${name}=${env[name]} must be a whole number from ${least} to ${most}`);
}

/** @throws SettingsError unless the text is an http(s) address without a path */
export function webAddress(name: string, text: string): string {
  const address = URL.canParse(text) ? new URL(text) : undefined;
  if (address && /^https?:$/.test(address.protocol) && address.pathname === '/') return address.origin;
  throw new SettingsError(`${name}=${text} must be an address without a path, like https://files.example`);
}
