import { hash, verify } from '@node-rs/argon2';

import { InvalidFieldsError, type Sentence } from '../../../core/http-errors';

// Most common leaked passwords of at least eight characters, in the languages of the sites.
const WORDS = `12345678 123456789 1234567890 123123123 987654321 87654321 11223344 1q2w3e4r 1q2w3e4r5t 1qaz2wsx
  password password1 password12 password123 passw0rd p@ssw0rd motdepasse passwort passwort1 contraseña contrasena
  wachtwoord palavrapasse qwertyui qwertyuiop qwerty123 qwerty12 azertyui azertyuiop azerty123 qwertzui qwertz123
  asdfghjkl abcdefgh abcd1234 abc12345 abcdefg1 iloveyou iloveyou1 jetaime1 sunshine princess football baseball
  superman batman123 michael1 jennifer trustno1 welcome1 welcome123 bienvenue whatever starwars computer internet
  changeme changeme1 administrator admin123 letmein1 letmein123 master123 dragon123 monkey123 doudou123 marseille
  barcelona liverpool juventus benfica1 schatz123 hallo123 campingcar wohnmobil motorhome autocaravana campervan`;

/** Passwords that attackers try first. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(WORDS.split(/\s+/));

const SHORTEST = 8;

/**
 * Argon2id with parameters that OWASP considers equivalent to its first recommendation; these are the fastest here
 * under parallel load. The hash contains its parameters.
 */
export function hashPassword(password: string): Promise<string> {
  return hash(password, { memoryCost: 9216, timeCost: 4, parallelism: 1 });
}

let decoy: Promise<string> | undefined;

/** Verifies a password; without a hash it takes the same time and returns false. */
export async function verifyPassword(
  password: string,
  passwordHash: string | null | undefined,
): Promise<boolean> {
  if (passwordHash) return verify(passwordHash, password);
  decoy ??= hashPassword('nobody has this password');
  await verify(await decoy, password);
  return false;
}

/** Why a new password is weak; undefined if it is not. */
export function findWeakness(password: string, known: readonly string[]): Sentence | undefined {
  if (Array.from(password).length < SHORTEST) {
    return { id: 'field_password_short', values: { limit: SHORTEST } };
  }
  const plain = password.toLowerCase();
  const isGuessed =
    COMMON_PASSWORDS.has(plain) ||
    new Set(plain).size < 3 ||
    known.some((word) => word.length >= 3 && word.toLowerCase() === plain);
  return isGuessed ? { id: 'field_password_common' } : undefined;
}

interface Known {
  email: string;
  first_name: string;
  last_name: string;
}

/** @throws InvalidFieldsError on `new_password` when it is weak for this user */
export function refuseWeakPassword(password: string, { email, first_name, last_name }: Known): void {
  const [name = ''] = email.split('@');
  const weakness = findWeakness(password, [email, name, first_name, last_name]);
  if (weakness) throw new InvalidFieldsError({ new_password: weakness });
}
