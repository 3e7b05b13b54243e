import { SettingsError } from './settings-error';

const ENVIRONMENTS = ['development', 'test', 'production'] as const;

/** Where the api runs: with a developer, in tests, or for real people. */
export type Environment = (typeof ENVIRONMENTS)[number];

/**
 * Reads `CAMPAVIA_ENV`. Nothing is assumed: a name that is misspelt or left out must not open the sandbox to real
 * people.
 * @throws SettingsError for any other value, and for none
 */
export function readEnvironment({ CAMPAVIA_ENV: value }: NodeJS.ProcessEnv): Environment {
  const known = ENVIRONMENTS.find((name) => name === value);
  if (known) return known;
  throw new SettingsError(
    `CAMPAVIA_ENV ${value ? `is "${value}"` : 'is missing'}: it must be development, test or production`,
  );
}
