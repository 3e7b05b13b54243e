// Those of eight characters and more that lists of leaked passwords begin with, in the languages of the sites.
const WORDS = `12345678 123456789 1234567890 123123123 987654321 87654321 11223344 1q2w3e4r 1q2w3e4r5t 1qaz2wsx
  password password1 password12 password123 passw0rd p@ssw0rd motdepasse passwort passwort1 contraseña contrasena
  wachtwoord palavrapasse qwertyui qwertyuiop qwerty123 qwerty12 azertyui azertyuiop azerty123 qwertzui qwertz123
  asdfghjkl abcdefgh abcd1234 abc12345 abcdefg1 iloveyou iloveyou1 jetaime1 sunshine princess football baseball
  superman batman123 michael1 jennifer trustno1 welcome1 welcome123 bienvenue whatever starwars computer internet
  changeme changeme1 administrator admin123 letmein1 letmein123 master123 dragon123 monkey123 doudou123 marseille
  barcelona liverpool juventus benfica1 schatz123 hallo123 campingcar wohnmobil motorhome autocaravana campervan`;

/** Passwords that are tried first by whoever tries passwords. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(WORDS.split(/\s+/));
