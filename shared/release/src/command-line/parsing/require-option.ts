import { UsageError, type CommandCall } from './command-definition';

/** The value of a required option. @throws UsageError when it is missing; names what to add */
export function requireOption({ options }: CommandCall, name: string, request: string): string {
  const value = options[name];
  if (typeof value === 'string') return value;
  throw new UsageError(`Say ${request}`);
}
