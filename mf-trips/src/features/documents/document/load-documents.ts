import type { ComponentType } from 'react';

import { platform } from '@campavia/remote-kit';
import { withMessages } from '@campavia/remote-kit/messages';

import { loadMessages } from '../load-messages';
import { AccountDocumentScreen, OwnerDocumentScreen, TripDocumentScreen } from './document-screen';
import { EmergencyScreen } from './emergency-screen';

export async function loadTripDocument(): Promise<ComponentType> {
  return withMessages(TripDocumentScreen, await loadMessages(platform().site));
}

export async function loadAccountDocument(): Promise<ComponentType> {
  return withMessages(AccountDocumentScreen, await loadMessages(platform().site));
}

export async function loadOwnerDocument(): Promise<ComponentType> {
  return withMessages(OwnerDocumentScreen, await loadMessages(platform().site));
}

export async function loadEmergency(): Promise<ComponentType> {
  return withMessages(EmergencyScreen, await loadMessages(platform().site));
}
