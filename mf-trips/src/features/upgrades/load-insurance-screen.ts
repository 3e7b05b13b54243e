import type { ComponentType } from 'react';

import { platform } from '@campavia/remote-kit';
import { withMessages } from '@campavia/remote-kit/messages';

import { loadMessages } from './load-messages';
import { InsuranceScreen } from './insurance-screen';

export async function loadInsuranceScreen(): Promise<ComponentType> {
  return withMessages(InsuranceScreen, await loadMessages(platform().site));
}
