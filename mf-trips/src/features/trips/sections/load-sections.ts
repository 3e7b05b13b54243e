import type { ComponentType } from 'react';

import type { GuestBooking } from '@campavia/contracts';
import { PriceBreakdown, type PriceBreakdownProps } from '@campavia/parts/price-breakdown';
import { platform } from '@campavia/remote-kit';
import { withMessages } from '@campavia/remote-kit/messages';

import { loadMessages } from './load-messages';
import { TripCamper } from './trip-camper';
import { TripCancellation } from './trip-cancellation';
import { TripInsurance } from './trip-insurance';

type TripSection = ComponentType<{ trip: GuestBooking }>;

const SECTIONS = { camper: TripCamper, cancellation: TripCancellation, insurance: TripInsurance };

export async function loadSection(name: keyof typeof SECTIONS): Promise<TripSection> {
  return withMessages(SECTIONS[name], await loadMessages(platform().site));
}

export async function loadPriceBreakdown(): Promise<ComponentType<PriceBreakdownProps>> {
  return withMessages(PriceBreakdown, await loadMessages(platform().site));
}
