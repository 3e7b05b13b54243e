import { updateMe } from '@campavia/api-client';
import type { Me } from '@campavia/contracts';
import { useDeed, usePlatform } from '@campavia/remote-kit';

import { findProfileChanges, type ProfileForm } from '../rules/profile-changes';

import { failureEntries, type FailureEntry } from './failure-entries';

/** The result of saving a profile. */
export interface SavedProfile {
  /** False when the form changed nothing. */
  isChanged: boolean;
  /** The phone number changed and has to be confirmed again. */
  isPhoneNew: boolean;
}

export interface SaveProfile {
  /** Resolves to undefined when saving failed. */
  save: (form: ProfileForm) => Promise<SavedProfile | undefined>;
  isBusy: boolean;
  entries: FailureEntry[];
}

/** Saves the profile; only changed fields are sent. */
export function useSaveProfile(me: Me): SaveProfile {
  const { session } = usePlatform();
  const { perform, isBusy, error } = useDeed(async (form: ProfileForm) => {
    const changes = findProfileChanges(me, form);
    if (Object.keys(changes).length === 0) return { isChanged: false, isPhoneNew: false };
    await updateMe(changes);
    await session.reload();
    return { isChanged: true, isPhoneNew: typeof changes.phone === 'string' };
  });
  return { save: perform, isBusy, entries: failureEntries(error) };
}
