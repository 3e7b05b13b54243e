import { http } from '@campavia/api-client/core';
import type {
  BrandModels,
  CreateSleeping,
  CreateVehicle,
  ManufacturerModels,
  Sleepings,
  UpdateVehicle,
  UpdateVehicleEquipments,
  Vehicle,
  VehicleEquipments,
  VehicleMakes,
} from '@campavia/contracts';

import type { EndpointOptions } from './endpoint-options';

/** Cache keys of own vehicles. */
export const vehicleKeys = {
  one: (id: number) => `vehicle/${id}`,
  equipments: (id: number) => `vehicle/${id}/equipments`,
  sleepings: (id: number) => `vehicle/${id}/sleepings`,
  makes: () => 'vehicle-makes',
};

function pathOf(id: number, rest = ''): string {
  return `/v4/vehicles/${id}/${rest}`;
}

/**
 * Creates a listing with its vehicle, once for its `idempotencyKey`; its camper is `product_id`.
 * @throws ApiError 400 at the fields, those of the location as `location.city`; 405 `vehicle_too_many_unfinished`
 */
export function createVehicle(
  form: CreateVehicle,
  options: EndpointOptions & { idempotencyKey: string },
): Promise<Vehicle> {
  return (options.http ?? http()).post<Vehicle>('/v4/vehicles/', form, options);
}

/** An own vehicle. @throws ApiError 404 `camper_not_found`, 410 `camper_deleted` */
export function getVehicle(id: number, options: EndpointOptions = {}): Promise<Vehicle> {
  return (options.http ?? http()).get<Vehicle>(pathOf(id), options);
}

/** @throws ApiError 400 at the fields, those of the location as `location.city`; 412 with the `current` vehicle */
export function updateVehicle(
  id: number,
  changes: UpdateVehicle,
  options: EndpointOptions = {},
): Promise<Vehicle> {
  return (options.http ?? http()).patch<Vehicle>(pathOf(id), changes, options);
}

/** The equipment of an own vehicle. @throws ApiError as `getVehicle` */
export function getVehicleEquipments(id: number, options: EndpointOptions = {}): Promise<VehicleEquipments> {
  return (options.http ?? http()).get<VehicleEquipments>(pathOf(id, 'equipments/'), options);
}

/** @throws ApiError 400 at the lists; 412 `edited_meanwhile` with the `current` equipment */
export function updateVehicleEquipments(
  id: number,
  changes: UpdateVehicleEquipments,
  options: EndpointOptions = {},
): Promise<VehicleEquipments> {
  const path = pathOf(id, 'equipments/');
  return (options.http ?? http()).patch<VehicleEquipments>(path, changes, options);
}

/** The beds of an own vehicle. @throws ApiError as `getVehicle` */
export function getSleepings(id: number, options: EndpointOptions = {}): Promise<Sleepings> {
  return (options.http ?? http()).get<Sleepings>(pathOf(id, 'sleepings/'), options);
}

/** Adds a bed; returns all. @throws ApiError 400 at the fields; 412 `edited_meanwhile` with the `current` ones */
export function addSleeping(
  id: number,
  form: CreateSleeping,
  options: EndpointOptions = {},
): Promise<Sleepings> {
  return (options.http ?? http()).post<Sleepings>(pathOf(id, 'sleepings/'), form, options);
}

/** Removes a bed; returns all. @throws ApiError 404 `sleeping_not_found`, 412 `edited_meanwhile` */
export function removeSleeping(
  id: number,
  sleepingId: number,
  options: EndpointOptions = {},
): Promise<Sleepings> {
  const path = pathOf(id, `sleepings/${sleepingId}/`);
  return (options.http ?? http()).delete<Sleepings>(path, undefined, options);
}

/** Brands that convert vehicles, by name. */
export function getBrands(options: EndpointOptions = {}): Promise<VehicleMakes> {
  return (options.http ?? http()).get<VehicleMakes>('/v4/brands/', options);
}

/** Models of brands. */
export function getBrandModels(options: EndpointOptions = {}): Promise<BrandModels> {
  return (options.http ?? http()).get<BrandModels>('/v4/brands-models/', options);
}

/** Manufacturers of base vehicles, by name. */
export function getManufacturers(options: EndpointOptions = {}): Promise<VehicleMakes> {
  return (options.http ?? http()).get<VehicleMakes>('/v4/manufacturers/', options);
}

/** Models of manufacturers. */
export function getManufacturerModels(options: EndpointOptions = {}): Promise<ManufacturerModels> {
  return (options.http ?? http()).get<ManufacturerModels>('/v4/manufacturers-models/', options);
}
