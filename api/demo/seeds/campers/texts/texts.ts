/** How a camper's room is told of, by kind. */
export type Kind = 'van' | 'campervan' | 'motorhome' | 'caravan' | 'other';

/** Equipment that owners write about. */
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
 * What owners of a language write. `{name}` is make and model, `{year}` its year, `{beds}` and `{seats}` numbers,
 * `{city}` where it stands, `{nick}` what its owner calls it.
 */
export interface Texts {
  titles: readonly string[];
  nicknamed: readonly string[];
  openers: readonly string[];
  /** Openers that are true only of what drives by itself. */
  drivingOpeners: readonly string[];
  living: Record<Kind, readonly string[]>;
  equipment: Record<Praised, readonly string[]>;
  pets: readonly string[];
  unlimited: readonly string[];
  handover: readonly string[];
  business: readonly string[];
  closings: readonly string[];
}
