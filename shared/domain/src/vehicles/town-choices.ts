/** A place of the gazetteer. */
interface FoundPlace extends TownPoint {
  slug: string;
  name: string;
  place_type: string;
  ancestors: readonly { name: string; place_type: string }[];
}

/** A town that can be chosen as the location of a vehicle. */
export interface TownChoice {
  id: string;
  name: string;
  /** The region and country: `Haute-Savoie, France`. */
  detail: string;
  /** The value of the form field. */
  point: string;
}

/** `countryName` takes an ISO 3166-1 code. */
export function toTownChoices(
  places: readonly FoundPlace[],
  countryName: (code: string) => string | undefined,
): TownChoice[] {
  return places
    .filter(({ place_type }) => place_type === 'LOC')
    .map(({ slug, name, country, latitude, longitude, ancestors }) => {
      const region = ancestors.findLast(
        (ancestor) => ancestor.place_type !== 'COUNTRY' && ancestor.name !== name,
      );
      return {
        id: slug,
        name,
        detail: [region?.name, countryName(country) ?? country].filter(Boolean).join(', '),
        point: writePoint({ country, latitude, longitude }),
      };
    });
}

/** The position of a town. */
export interface TownPoint {
  /** ISO 3166-1 */
  country: string;
  latitude: number;
  longitude: number;
}

export function writePoint({ country, latitude, longitude }: TownPoint): string {
  return [country, latitude, longitude].join(' ');
}

/** Undefined for an empty text: no town was chosen. */
export function readPoint(text: string | undefined): TownPoint | undefined {
  const [longitude, latitude, ...country] = (text ?? '').split(' ').toReversed();
  const name = country.toReversed().join(' ');
  return name ? { country: name, latitude: Number(latitude), longitude: Number(longitude) } : undefined;
}
