/** The six kinds of place, from the widest to the narrowest; a POI may hang under any area. */
export type PlaceType = 'COUNTRY' | 'LVL1' | 'LVL2' | 'LOC' | 'SUB' | 'POI';

/** One place of the gazetteer, ready to be stored. A parent always comes before its children. */
export interface GazetteerRow {
  /** The GeoNames id where there is one; the same at every derivation. Fits a 32-bit integer. */
  id: number;
  /** `null` for countries only. */
  parentId: number | null;
  placeType: PlaceType;
  /** Unique among all places, safe in an address. */
  slug: string;
  /** The local name: "München", "Toscana". */
  name: string;
  /** `name` as `foldPlaceName` gives it. */
  searchName: string;
  /** Names in other languages and other spellings, unfolded, best known first. */
  alternateNames: string[];
  /** ISO 3166-1 alpha-2, upper case. */
  country: string;
  /** Degrees, WGS 84; of an area the middle of its towns. */
  latitude: number;
  longitude: number;
  /** 0 where nobody counted (most Belgian villages, every POI). Of an area, the sum of its towns. */
  population: number;
  /** How far around the point a search for this place looks, in km; 0 means the whole country by its code. */
  radiusKm: number;
}
