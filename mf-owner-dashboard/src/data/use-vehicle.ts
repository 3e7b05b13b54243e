import useSWR, { useSWRConfig } from 'swr';

import {
  addSleeping,
  getSleepings,
  getVehicle,
  getVehicleEquipments,
  ownCamperKeys,
  removeSleeping,
  updateVehicle,
  updateVehicleEquipments,
  vehicleKeys,
} from '@campavia/api-client';
import type {
  CreateSleeping,
  OwnCamper,
  Sleepings,
  UpdateVehicle,
  UpdateVehicleEquipments,
  Vehicle,
  VehicleEquipments,
} from '@campavia/contracts';

import { useEdit, type UseEdit } from './use-edit';

/** The vehicle of a camper with equipment and beds. */
export interface VehicleParts {
  vehicle: Vehicle;
  equipments: VehicleEquipments;
  sleepings: Sleepings;
}

export interface UseVehicle {
  /** Undefined until all of it is loaded. */
  parts: VehicleParts | undefined;
  hasFailed: boolean;
  isRetrying: boolean;
  retry: () => void;
}

export function useVehicle(id: number): UseVehicle {
  const vehicle = useSWR<Vehicle, Error>(vehicleKeys.one(id), () => getVehicle(id));
  const equipments = useSWR<VehicleEquipments, Error>(vehicleKeys.equipments(id), () =>
    getVehicleEquipments(id),
  );
  const sleepings = useSWR<Sleepings, Error>(vehicleKeys.sleepings(id), () => getSleepings(id));
  const all = [vehicle, equipments, sleepings];
  return {
    parts: partsOf(vehicle.data, equipments.data, sleepings.data),
    hasFailed: all.some(({ error, data }) => error !== undefined && !data),
    isRetrying: all.some(({ isValidating }) => isValidating),
    retry: () => all.filter(({ data }) => !data).forEach(({ mutate }) => void mutate()),
  };
}

function partsOf(
  vehicle: Vehicle | undefined,
  equipments: VehicleEquipments | undefined,
  sleepings: Sleepings | undefined,
): VehicleParts | undefined {
  return vehicle && equipments && sleepings ? { vehicle, equipments, sleepings } : undefined;
}

export type VehicleEditing = UseEdit<Vehicle, UpdateVehicle>;

export function useEditVehicle(camper: OwnCamper, resource: Vehicle, isDirty: boolean): VehicleEditing {
  const { mutate } = useSWRConfig();
  return useEdit<Vehicle, UpdateVehicle>({
    cacheKey: vehicleKeys.one(resource.id),
    resource,
    isDirty,
    async send(changes, on) {
      const saved = await updateVehicle(resource.id, changes, on);
      // Other pages of the camper show parts of it.
      void mutate(ownCamperKeys.one(camper.id));
      return saved;
    },
  });
}

export type EquipmentsEditing = UseEdit<VehicleEquipments, UpdateVehicleEquipments>;

export function useEditEquipments(
  vehicleId: number,
  resource: VehicleEquipments,
  isDirty: boolean,
): EquipmentsEditing {
  return useEdit<VehicleEquipments, UpdateVehicleEquipments>({
    cacheKey: vehicleKeys.equipments(vehicleId),
    resource,
    isDirty,
    send: (changes, on) => updateVehicleEquipments(vehicleId, changes, on),
  });
}

/** A change of the beds. */
export type BedChange = { kind: 'add'; form: CreateSleeping } | { kind: 'remove'; sleepingId: number };

export type BedsEditing = UseEdit<Sleepings, BedChange>;

export function useEditBeds(vehicleId: number, resource: Sleepings): BedsEditing {
  return useEdit<Sleepings, BedChange>({
    cacheKey: vehicleKeys.sleepings(vehicleId),
    resource,
    isDirty: false,
    send: (change, on) =>
      change.kind === 'add'
        ? addSleeping(vehicleId, change.form, on)
        : removeSleeping(vehicleId, change.sleepingId, on),
  });
}
