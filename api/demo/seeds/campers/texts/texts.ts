/** Category of a camper for its descriptions. */
export type Kind = 'van' | 'campervan' | 'motorhome' | 'caravan' | 'other';

/** Equipment that descriptions mention. */
export type Praised =
  | 'shower'
  | 'solar_panel'
  | 'awning'
  | 'bike_rack'
  | 'heating'
  | 'child_seat'
  | 'winter_tires'
  | 'barbecue'
  | 'bedding';

/**
 * Texts of owners in one language. `{name}` is make and model, `{year}` its year, `{beds}` and `{seats}` are numbers,
 * `{city}` its town, `{nick}` its nickname.
 */
export interface Texts {
  titles: readonly string[];
  nicknamed: readonly string[];
  openers: readonly string[];
  /** Opening sentences for campers with an engine. */
  drivingOpeners: readonly string[];
  living: Record<Kind, readonly string[]>;
  equipment: Record<Praised, readonly string[]>;
  pets: readonly string[];
  unlimited: readonly string[];
  handover: readonly string[];
  business: readonly string[];
  closings: readonly string[];
}
