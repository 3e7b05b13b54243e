import useSWR, { useSWRConfig } from 'swr';

import { getPreferences, ownCamperKeys, preferencesKeys, updatePreferences } from '@campavia/api-client';
import type { Preferences, UpdatePreferences } from '@campavia/contracts';

import { useEdit, type UseEdit } from '../use-edit';

export interface UsePreferences {
  preferences: Preferences | undefined;
  hasFailed: boolean;
  isRetrying: boolean;
  retry: () => void;
}

/** How one lets one's camper. */
export function usePreferences(camperId: number): UsePreferences {
  const { data, error, isValidating, mutate } = useSWR<Preferences, Error>(
    preferencesKeys.one(camperId),
    () => getPreferences(camperId),
  );
  return {
    preferences: data,
    hasFailed: error !== undefined && !data,
    isRetrying: isValidating,
    retry: () => void mutate(),
  };
}

export type PreferencesEdit = UseEdit<Preferences, UpdatePreferences>;

export function useEditPreferences(
  camperId: number,
  resource: Preferences,
  isDirty: boolean,
): PreferencesEdit {
  const { mutate } = useSWRConfig();
  return useEdit<Preferences, UpdatePreferences>({
    cacheKey: preferencesKeys.one(camperId),
    resource,
    isDirty,
    async send(changes, on) {
      const saved = await updatePreferences(camperId, changes, on);
      // Other pages of the camper show some of it.
      void mutate(ownCamperKeys.one(camperId));
      return saved;
    },
  });
}
