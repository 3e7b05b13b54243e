/** Format of a country's streets and postal codes: `0` is a digit, `A` a letter. */
interface CountryStreets {
  names: readonly string[];
  postalCode: string;
  isNumberFirst: boolean;
}

const FRENCH = {
  names: [
    'Rue du Lac',
    'Rue de la Gare',
    'Avenue de la République',
    'Place de l’Église',
    'Chemin des Vignes',
  ],
  isNumberFirst: true,
};
const GERMAN = {
  names: ['Bahnhofstraße', 'Hauptstraße', 'Gartenweg', 'Schulstraße', 'Lindenallee'],
  isNumberFirst: false,
};
const ENGLISH = {
  names: ['High Street', 'Station Road', 'Church Lane', 'Mill Road', 'Park Avenue'],
  isNumberFirst: true,
};
const DUTCH = {
  names: ['Stationsstraat', 'Dorpsstraat', 'Molenweg', 'Kerkstraat', 'Lindelaan'],
  isNumberFirst: false,
};
const ITALIAN = {
  names: ['Via Roma', 'Via Garibaldi', 'Viale della Stazione', 'Piazza del Duomo', 'Via dei Mille'],
  isNumberFirst: false,
};
const SPANISH = {
  names: ['Calle Mayor', 'Calle de la Estación', 'Avenida del Mar', 'Plaza de España', 'Calle del Sol'],
  isNumberFirst: false,
};
const PORTUGUESE = {
  names: ['Rua da Estação', 'Rua do Sol', 'Avenida da Liberdade', 'Largo da Igreja', 'Rua das Flores'],
  isNumberFirst: false,
};

const STREETS: Record<string, CountryStreets> = {
  FR: { ...FRENCH, postalCode: '00000' },
  DE: { ...GERMAN, postalCode: '00000' },
  AT: { ...GERMAN, postalCode: '0000' },
  CH: { ...GERMAN, postalCode: '0000' },
  GB: { ...ENGLISH, postalCode: 'AA0 0AA' },
  IE: { ...ENGLISH, postalCode: 'A00 A000' },
  US: { ...ENGLISH, postalCode: '00000' },
  NL: { ...DUTCH, postalCode: '0000 AA' },
  BE: { ...DUTCH, postalCode: '0000' },
  IT: { ...ITALIAN, postalCode: '00000' },
  ES: { ...SPANISH, postalCode: '00000' },
  PT: { ...PORTUGUESE, postalCode: '0000-000' },
};

/** Generated streets of a country. */
export function streetsOf(country: string): CountryStreets {
  return STREETS[country] ?? { ...ENGLISH, postalCode: '00000' };
}

/** An integer from 0 to `limit` (excluded), deterministic for a seed. */
export function seededNumber(seed: string, limit: number): number {
  let hash = 2_166_136_261;
  for (const character of seed) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  return hash % limit;
}

/** A postal code in the country's format, deterministic for a town. */
export function postalCodeOf(country: string, town: string): string {
  return streetsOf(country).postalCode.replace(/[0A]/g, (kind, at: number) => {
    const seed = `${town} ${at}`;
    return kind === '0'
      ? String(1 + seededNumber(seed, 9))
      : String.fromCodePoint(65 + seededNumber(seed, 26));
  });
}
