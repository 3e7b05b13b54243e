import type { ComponentType } from 'react';

import { platform } from '@campavia/remote-kit';
import { withMessages } from '@campavia/remote-kit/messages';

import { loadMessages } from '../load-messages';
import { AccountUploadScreen, OwnerUploadScreen, TripUploadScreen } from './upload-screen';

export async function loadTripUpload(): Promise<ComponentType> {
  return withMessages(TripUploadScreen, await loadMessages(platform().site));
}

export async function loadAccountUpload(): Promise<ComponentType> {
  return withMessages(AccountUploadScreen, await loadMessages(platform().site));
}

export async function loadOwnerUpload(): Promise<ComponentType> {
  return withMessages(OwnerUploadScreen, await loadMessages(platform().site));
}
