import { useEffect, useRef, useState } from 'react';
import useSWR, { useSWRConfig } from 'swr';

import {
  createVehicle,
  currentOf,
  findRecordFailure,
  getOwnCamper,
  getVehicle,
  isOwnCamper,
  pushOnboardingLead,
  ownCamperKeys,
  updateVehicle,
  vehicleKeys,
} from '@campavia/api-client';
import type { Listing, OwnCamper, UpdateVehicle, Vehicle } from '@campavia/contracts';
import { usePlatform } from '@campavia/remote-kit';

import { creationOf, draftVehicle } from '../rules/draft-vehicle';
import { sanitizeVehicle } from '../rules/stored-vehicle';

import { forgetDraft, readDraft, VEHICLE_KEY, writeDraft } from './draft-storage';

/** A vehicle whose fields are saved while typing. */
export interface VehicleDraft {
  vehicle: Vehicle;
  camper: OwnCamper | undefined;
  /** Where it is stored: in the account, in this browser, or, without storage, on this page only. */
  keptIn: 'account' | 'browser' | 'page';
  save: (changes: UpdateVehicle) => Promise<Vehicle>;
  /** Increases when the vehicle was changed elsewhere. */
  foreignEdits: number;
  /** Creates the listing, once; returns its number. Undefined while its type or its location is missing. */
  create: () => Promise<number | undefined>;
}

/** The vehicle that is not created yet, of the signed-in user or of a visitor. */
export function useLocalDraft(userId: number | undefined): VehicleDraft {
  const { session, site } = usePlatform();
  const { currency } = site;
  const [draft, setDraft] = useState(() => readDraft(userId));
  const [isStored, setStored] = useState(true);
  const [foreignEdits, setForeignEdits] = useState(0);

  useEffect(() => {
    function takeOver({ key }: StorageEvent) {
      if (key !== VEHICLE_KEY) return;
      setDraft(readDraft(userId));
      setForeignEdits((before) => before + 1);
    }
    window.addEventListener('storage', takeOver);
    return () => window.removeEventListener('storage', takeOver);
  }, [userId]);

  async function save(changes: UpdateVehicle): Promise<Vehicle> {
    const before = readDraft(userId);
    const vehicle = sanitizeVehicle({ ...before.vehicle, ...changes });
    const next = { ...before, key: draft.key, vehicle };
    setStored(writeDraft(next));
    setDraft(next);
    return draftVehicle(vehicle, currency);
  }

  async function create(): Promise<number | undefined> {
    const { vehicle, key } = readDraft(userId);
    const form = creationOf(vehicle);
    if (!form) return undefined;
    const created = await createVehicle(form, { idempotencyKey: key });
    forgetDraft();
    // A failure does not affect the listing.
    if (userId !== undefined) pushOnboardingLead(userId).catch(() => undefined);
    // A user with a camper is an owner, who may open the pages of owners.
    await session.reload();
    return created.product_id;
  }

  const vehicle = draftVehicle(draft.vehicle, currency);
  return { vehicle, camper: undefined, keptIn: isStored ? 'browser' : 'page', save, foreignEdits, create };
}

export interface UseSavedDraft {
  draft: VehicleDraft | undefined;
  failure: 'unknown' | 'failed' | undefined;
  isRetrying: boolean;
  retry: () => void;
}

/** The vehicle of a listing that exists. */
export function useSavedDraft(camperId: string): UseSavedDraft {
  const { mutate } = useSWRConfig();
  const [foreignEdits, setForeignEdits] = useState(0);
  const camper = useSWR<OwnCamper | Listing, Error>(ownCamperKeys.one(camperId), () =>
    getOwnCamper(camperId),
  );
  const own = camper.data && isOwnCamper(camper.data) ? camper.data : undefined;
  const vehicle = useSWR<Vehicle, Error>(own ? vehicleKeys.one(own.vehicle_pk) : null, () =>
    getVehicle(own?.vehicle_pk ?? 0),
  );
  // A save that waits for another one was called before that one ended.
  const latest = useRef(vehicle.data);
  latest.current = vehicle.data;

  async function store(saved: Vehicle): Promise<Vehicle> {
    latest.current = saved;
    await mutate(vehicleKeys.one(saved.id), saved, { revalidate: false });
    void mutate(ownCamperKeys.one(camperId));
    void mutate(ownCamperKeys.progress(camperId));
    return saved;
  }

  /** Fields changed elsewhere meanwhile stay; those saved here win. */
  async function save(changes: UpdateVehicle): Promise<Vehicle> {
    const known = latest.current;
    if (!known) throw new Error('The vehicle is not loaded');
    try {
      return await store(await updateVehicle(known.id, changes, { ifMatch: known.etag }));
    } catch (failure) {
      const current = currentOf<Vehicle>(failure);
      if (!current) throw failure;
      const saved = await store(await updateVehicle(known.id, changes, { ifMatch: current.etag }));
      setForeignEdits((before) => before + 1);
      return saved;
    }
  }

  const draft: VehicleDraft | undefined = own &&
    vehicle.data && {
      vehicle: vehicle.data,
      camper: own,
      keptIn: 'account',
      save,
      foreignEdits,
      create: async () => own.id,
    };
  return {
    draft,
    failure: draft ? undefined : failureOf(camper.data && !own, camper.error ?? vehicle.error),
    isRetrying: camper.isValidating || vehicle.isValidating,
    retry: () => {
      void camper.mutate();
      void vehicle.mutate();
    },
  };
}

function failureOf(isForeign: boolean | undefined, error: unknown): UseSavedDraft['failure'] {
  const failure = isForeign ? 'unknown' : findRecordFailure(error, undefined);
  return failure === 'deleted' ? 'unknown' : failure;
}
