import { UsageError, type CommandCall } from './command-definition';

/** The value of an option that a command cannot do without. @throws UsageError with what to add */
export function requireOption({ options }: CommandCall, name: string, request: string): string {
  const value = options[name];
  if (typeof value === 'string') return value;
  throw new UsageError(`Say ${request}`);
}
