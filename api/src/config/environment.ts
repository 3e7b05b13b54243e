import { SettingsError } from './settings-error';

const ENVIRONMENTS = ['development', 'test', 'production'] as const;

/** Where the api runs: on a developer's machine, in tests, or in production. */
export type Environment = (typeof ENVIRONMENTS)[number];

/**
 * Reads `CAMPAVIA_ENV`. There is no default: a misspelt or missing name must not enable the sandbox in production.
 * @throws SettingsError for any other or no value
 */
export function readEnvironment({ CAMPAVIA_ENV: value }: NodeJS.ProcessEnv): Environment {
  const known = ENVIRONMENTS.find((name) => name === value);
  if (known) return known;
  throw new SettingsError(
    `CAMPAVIA_ENV ${value ? `is "${value}"` : 'is missing'}: it must be development, test or production`,
  );
}
