import { updateMe } from '@campavia/api-client';
import type { Me } from '@campavia/contracts';
import { useDeed, usePlatform } from '@campavia/remote-kit';

import { profileChanges, type ProfileForm } from '../rules/profile-changes';

import { failureEntries, type FailureEntry } from './failure-entries';

/** What came of saving a profile. */
export interface SavedProfile {
  /** False where the form said nothing new. */
  isChanged: boolean;
  /** Another phone, which has to be confirmed again. */
  isPhoneNew: boolean;
}

export interface SaveProfile {
  /** Undefined where it failed. */
  save: (form: ProfileForm) => Promise<SavedProfile | undefined>;
  isBusy: boolean;
  entries: FailureEntry[];
}

/** Saving what somebody says of themselves: only what changed is sent. */
export function useSaveProfile(me: Me): SaveProfile {
  const { session } = usePlatform();
  const { perform, isBusy, error } = useDeed(async (form: ProfileForm) => {
    const changes = profileChanges(me, form);
    if (Object.keys(changes).length === 0) return { isChanged: false, isPhoneNew: false };
    await updateMe(changes);
    await session.reload();
    return { isChanged: true, isPhoneNew: typeof changes.phone === 'string' };
  });
  return { save: perform, isBusy, entries: failureEntries(error) };
}
