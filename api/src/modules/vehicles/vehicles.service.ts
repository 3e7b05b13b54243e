import type { CreateVehicle, UpdateVehicle, Vehicle, VehicleLocation } from '@campavia/contracts';

import type { AppContext } from '../../core/app-context';
import { distanceKm, type Point } from '../../core/geo';
import { HttpError, InvalidFieldsError } from '../../core/http-errors';
import { requireMatch } from '../../core/preconditions/preconditions';
import { lockCamper, type OwnCampersService } from '../own-campers/own-campers.service';
import type { PlacesService } from '../places/places.service';
import { hasLand } from './land/land';
import { checkModels, withoutForeignModel } from './makes/check-models';
import { buildListing, emptyVehicle } from './new-listing';
import { readLocation, readVehicle, type ReadLocation, type Town } from './read-vehicle';
import { toVehicle } from './vehicles.mapper';
import { createVehiclesStore, type VehicleRow, type VehiclesStore } from './vehicles.store';

export interface VehiclesNeeds extends Pick<AppContext, 'database' | 'clock'> {
  places: Pick<PlacesService, 'nearest'>;
  /** @throws HttpError 404 camper_not_found, 410 camper_deleted */
  requireOwnVehicle: OwnCampersService['requireOwnVehicle'];
}

/** The caller, and the vehicle's id in the path. */
export interface VehicleAsked {
  userId: number;
  id: string;
}

/** The same for an edit, with the state that it is based on. */
export interface VehicleEdit extends VehicleAsked {
  ifMatch: string | undefined;
}

/** The caller, and the idempotency key. */
export interface VehicleCreation {
  userId: number;
  key: string | undefined;
}

const NEAR_TOWN_KM = 5;

/** More unsubmitted listings are a mistake, or abuse. */
const MAX_UNFINISHED = 20;

/** Vehicles as visible to their owners. */
export function createVehicles({ database, clock, places, requireOwnVehicle }: VehiclesNeeds) {
  /** @throws HttpError 404, 410 */
  async function read(asked: VehicleAsked): Promise<Vehicle> {
    const { vehicle_id: vehicleId } = await requireOwnVehicle(asked);
    return toVehicle(await requireRow(createVehiclesStore(database), vehicleId));
  }

  /** While its point is unchanged a vehicle keeps its town, even if another one is nearer. */
  async function placeAfter(vehicleId: number, given: Partial<VehicleLocation>) {
    const row = await requireRow(createVehiclesStore(database), vehicleId);
    const location = readLocation(given);
    const { latitude, longitude, country } = row;
    const isSame =
      location.latitude === latitude && location.longitude === longitude && location.country === country;
    return isSame
      ? { location, town: { id: row.place_id, name: row.town, country } }
      : findPlace(places, location);
  }

  /** @throws HttpError 404, 410; 428, 412. InvalidFieldsError */
  async function update({ ifMatch, ...asked }: VehicleEdit, changes: UpdateVehicle): Promise<Vehicle> {
    const { id: camperId, vehicle_id: vehicleId } = await requireOwnVehicle(asked);
    // Before the transaction: inside it, this would need a second connection, and concurrent edits could exhaust the
    // pool.
    const place = changes.location && (await placeAfter(vehicleId, changes.location));
    return database.transaction().execute(async (transaction) => {
      const store = createVehiclesStore(transaction);
      await lockCamper(transaction, camperId);
      const row = await requireRow(store, vehicleId);
      requireMatch(ifMatch, toVehicle(row));
      const named = await withoutForeignModel(transaction, row, changes);
      const after = readVehicle(row, named, { today: clock.today(), place });
      await checkModels(transaction, row, after);
      await store.update(after);
      return toVehicle(await requireRow(store, vehicleId));
    });
  }

  /**
   * Creates a listing with its vehicle, once per key.
   * @throws InvalidFieldsError; HttpError 405 vehicle_too_many_unfinished
   */
  async function create({ userId, key }: VehicleCreation, form: CreateVehicle): Promise<Vehicle> {
    const place = await findPlace(places, readLocation(form.location));
    const empty = emptyVehicle(place);
    const row = readVehicle(empty, form, { today: clock.today(), place });
    await checkModels(database, empty, row);
    return database.transaction().execute(async (transaction) => {
      const store = createVehiclesStore(transaction);
      const unfinished = await store.countUnfinished(userId);
      const created = key === undefined ? undefined : await store.findCreated(userId, key);
      if (created !== undefined) return toVehicle(await requireRow(store, created));
      if (unfinished >= MAX_UNFINISHED) {
        throw new HttpError(405, 'vehicle_too_many_unfinished');
      }
      const id = await store.insert(buildListing(userId, row), key);
      return toVehicle(await requireRow(store, id));
    });
  }

  return { read, update, create };
}

export type VehiclesService = ReturnType<typeof createVehicles>;

async function requireRow(store: VehiclesStore, id: number): Promise<VehicleRow> {
  const row = await store.find(id);
  if (!row) throw new HttpError(404, 'camper_not_found');
  return row;
}

/**
 * A location with its town for searches: the nearest one to its point in the same country.
 * @throws InvalidFieldsError at its city or country
 */
async function findPlace(
  places: VehiclesNeeds['places'],
  location: ReadLocation,
): Promise<{ location: ReadLocation; town: Town }> {
  const town = await nearestTown(places, location);
  if (!isOnLand(location, town)) {
    throw new InvalidFieldsError({ 'location.city': { id: 'vehicle_location_at_sea' } });
  }
  if (!town) throw new InvalidFieldsError({ 'location.city': { id: 'vehicle_town_unknown' } });
  if (town.country !== location.country) {
    throw new InvalidFieldsError({ 'location.country': { id: 'vehicle_town_elsewhere' } });
  }
  return { location, town };
}

/** A town counts as land, even on an island too small for the land map. */
function isOnLand(location: ReadLocation, town: (Town & Point) | undefined): boolean {
  return hasLand(location) || (town !== undefined && distanceKm(location, town) <= NEAR_TOWN_KM);
}

async function nearestTown(
  places: VehiclesNeeds['places'],
  location: ReadLocation,
): Promise<(Town & Point) | undefined> {
  try {
    return await places.nearest(location);
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return undefined;
    throw error;
  }
}
