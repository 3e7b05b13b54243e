import type { ComponentType } from 'react';

import { platform } from '@campavia/remote-kit';
import { withMessages } from '@campavia/remote-kit/messages';

import { InsuranceDialog, type InsuranceDialogProps } from './insurance-dialog';
import { loadMessages } from './load-messages';

export async function openComparison(): Promise<ComponentType<InsuranceDialogProps>> {
  return withMessages(InsuranceDialog, await loadMessages(platform().site));
}
