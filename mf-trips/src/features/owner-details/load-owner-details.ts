import type { ComponentType } from 'react';

import { platform } from '@campavia/remote-kit';
import { withMessages } from '@campavia/remote-kit/messages';

import { BeneficialOwnersScreen } from './beneficial-owners/beneficial-owners-screen';
import { loadMessages } from './load-messages';
import { ProfessionalScreen } from './professional/professional-screen';
import { TaxNumberScreen } from './tax-number/tax-number-screen';

export async function loadTaxNumber(): Promise<ComponentType> {
  return withMessages(TaxNumberScreen, await loadMessages(platform().site));
}

export async function loadProfessional(): Promise<ComponentType> {
  return withMessages(ProfessionalScreen, await loadMessages(platform().site));
}

export async function loadBeneficialOwners(): Promise<ComponentType> {
  return withMessages(BeneficialOwnersScreen, await loadMessages(platform().site));
}
