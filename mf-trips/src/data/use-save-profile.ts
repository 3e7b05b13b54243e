import { updateMe } from '@campavia/api-client';
import { failureEntries, type ErrorEntry } from '@campavia/api-client/core';
import type { Me } from '@campavia/contracts';
import { useAction, usePlatform } from '@campavia/remote-kit';

import { findProfileChanges, type ProfileForm } from '../rules/profile-changes';

export interface SavedProfile {
  isChanged: boolean;
  /** The phone number changed and has to be confirmed again. */
  isPhoneNew: boolean;
}

export interface SaveProfile {
  save: (form: ProfileForm) => Promise<SavedProfile | undefined>;
  isBusy: boolean;
  entries: ErrorEntry[];
}

export function useSaveProfile(me: Me): SaveProfile {
  const { session } = usePlatform();
  const { perform, isBusy, error } = useAction(async (form: ProfileForm) => {
    const changes = findProfileChanges(me, form);
    if (Object.keys(changes).length === 0) return { isChanged: false, isPhoneNew: false };
    await updateMe(changes);
    await session.reload();
    return { isChanged: true, isPhoneNew: typeof changes.phone === 'string' };
  });
  return { save: perform, isBusy, entries: failureEntries(error) };
}
