import { CancelInsurance } from './insurance/cancel-insurance';
import { Insurance } from './insurance/insurance';
import { MessageOwner } from './trip/message-owner';
import { Summary } from './summary/summary';
import { TravelDetails } from './trip/travel-details';
import { UserDetails } from './driver/user-details';

export const detailsSteps = {
  'user-details': UserDetails,
  'travel-details': TravelDetails,
  insurance: Insurance,
  'cancel-insurance': CancelInsurance,
  'message-owner': MessageOwner,
  summary: Summary,
};
