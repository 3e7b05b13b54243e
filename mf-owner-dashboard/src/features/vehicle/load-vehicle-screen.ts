import type { ComponentType } from 'react';

import { platform } from '@campavia/remote-kit';
import { withMessages } from '@campavia/remote-kit/messages';

import { loadMessages } from './load-messages';
import { VehicleScreen } from './vehicle-screen';

export async function loadVehicleScreen(): Promise<ComponentType> {
  return withMessages(VehicleScreen, await loadMessages(platform().site));
}
