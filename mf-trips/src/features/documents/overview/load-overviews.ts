import type { ComponentType } from 'react';

import { platform } from '@campavia/remote-kit';
import { withMessages } from '@campavia/remote-kit/messages';

import { loadMessages } from '../load-messages';
import { DriverIdentityScreen } from './driver-identity-screen';
import { OwnerIdentityScreen } from './owner-identity-screen';
import { TripDocumentsScreen } from './trip-documents-screen';

export async function loadTripDocuments(): Promise<ComponentType> {
  return withMessages(TripDocumentsScreen, await loadMessages(platform().site));
}

export async function loadDriverIdentity(): Promise<ComponentType> {
  return withMessages(DriverIdentityScreen, await loadMessages(platform().site));
}

export async function loadOwnerIdentity(): Promise<ComponentType> {
  return withMessages(OwnerIdentityScreen, await loadMessages(platform().site));
}
