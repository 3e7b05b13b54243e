import { stdnum } from 'stdnum';

/**
 * The number without separators if its format and check digits are valid for a kind of the country.
 * @param kinds names of validators of `stdnum` for that country, tried in order
 */
export function readNationalNumber(
  country: string,
  kinds: readonly string[],
  text: string,
): string | undefined {
  for (const kind of kinds) {
    const read = stdnum[country]?.[kind]?.validate(text);
    if (read?.isValid) return read.compact;
  }
  return undefined;
}
