/** Kinds of place, from the largest to the smallest; a POI may belong to any area. */
export type PlaceType = 'COUNTRY' | 'LVL1' | 'LVL2' | 'LOC' | 'SUB' | 'POI';

/** One place of the gazetteer as stored. Parents come before their children. */
export interface GazetteerRow {
  /** The GeoNames id if there is one; stable across derivations. Fits a 32-bit integer. */
  id: number;
  /** `null` for countries only. */
  parentId: number | null;
  placeType: PlaceType;
  /** Unique among all places and URL-safe. */
  slug: string;
  /** The local name: "München", "Toscana". */
  name: string;
  /** `name` as `foldPlaceName` gives it. */
  searchName: string;
  /** Names in other languages and other spellings, unfolded, best known first. */
  alternateNames: string[];
  /** ISO 3166-1 alpha-2, upper case. */
  country: string;
  /** Degrees, WGS 84; for an area, the centre of its towns. */
  latitude: number;
  longitude: number;
  /** 0 if unknown (most Belgian villages, every POI). For an area, the sum of its towns. */
  population: number;
  /** Search radius around the point in km; 0 means the whole country by its code. */
  radiusKm: number;
}
