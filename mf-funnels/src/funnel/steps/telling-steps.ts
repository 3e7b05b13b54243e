import { CancelInsurance } from './cancel-insurance';
import { Insurance } from './insurance';
import { MessageOwner } from './message-owner';
import { Summary } from './summary';
import { TravelDetails } from './travel-details';
import { UserDetails } from './user-details';

/** Where a guest tells and chooses what a trip needs. */
export const tellingSteps = {
  'user-details': UserDetails,
  'travel-details': TravelDetails,
  insurance: Insurance,
  'cancel-insurance': CancelInsurance,
  'message-owner': MessageOwner,
  summary: Summary,
};
