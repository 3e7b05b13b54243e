import type { Place, SearchParams } from '@campavia/contracts';

import { boxAround, type Point } from '../../core/geo';
import { InvalidFieldsError } from '../../core/http-errors';
import { parseBbox } from '../../core/parse-query';
import type { PlacesService } from '../places/places.service';
import type { Area } from './query/search-plan';

const DEFAULT_RADIUS_KM = 30;

/**
 * The area of a search: the box if there is one, otherwise a circle around the point, otherwise the place of `where`.
 * @throws InvalidFieldsError for an incomplete point or an invalid box
 */
export async function areaOf(params: SearchParams, places: PlacesService): Promise<Area> {
  const point = pointOf(params);
  const place = point ? undefined : await placeOf(params.where, places);
  if (params.bbox !== undefined)
    return { kind: 'box', box: parseBbox(params.bbox), centre: point ?? spotOf(place) };
  if (point) return circle(point, params.radius ?? DEFAULT_RADIUS_KM);
  if (place) return areaOfPlace(place, params.radius);
  return { kind: place === null ? 'nowhere' : 'everywhere' };
}

/** Undefined when no place was requested, null for an unknown one. */
async function placeOf(where = '', places: PlacesService): Promise<Place | null | undefined> {
  if (!where.trim()) return undefined;
  return (await places.findByText(where.trim())) ?? null;
}

function areaOfPlace(place: Place, radiusKm = place.radius || DEFAULT_RADIUS_KM): Area {
  const spot = spotOf(place);
  return spot ? circle(spot, radiusKm) : { kind: 'country', country: place.country };
}

function spotOf(place: Place | null | undefined): Point | undefined {
  return place && place.place_type !== 'COUNTRY' ? place : undefined;
}

function pointOf({ latitude, longitude }: SearchParams): Point | undefined {
  if (latitude === undefined && longitude === undefined) return undefined;
  if (latitude === undefined) throw new InvalidFieldsError({ latitude: { id: 'field_both_coordinates' } });
  if (longitude === undefined) throw new InvalidFieldsError({ longitude: { id: 'field_both_coordinates' } });
  return { latitude, longitude };
}

function circle({ latitude, longitude }: Point, radiusKm: number): Area {
  const centre = { latitude, longitude };
  return { kind: 'circle', centre, radiusKm, box: boxAround(centre, radiusKm) };
}
