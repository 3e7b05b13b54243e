import { UsageError, type Call } from './command-definition';

/** The value of an option that a verb cannot do without. @throws UsageError with what to add */
export function requireOption({ options }: Call, name: string, request: string): string {
  const value = options[name];
  if (typeof value === 'string') return value;
  throw new UsageError(`Say ${request}`);
}
