import { defineMessages, type NoMessageValues } from 'react-intl';

import type { VehicleTypeCode } from '@campavia/domain';

/** Names of the seven types of vehicle. */
export const vehicleTypeMessages = defineMessages<Record<VehicleTypeCode, NoMessageValues>>({
  lowprofile: {
    id: 'parts.vehicle.lowprofile',
    defaultMessage: 'Low profile',
    description: 'Type of motorhome: coach body with a sloping front and no bed over the cab',
  },
  coachbuilt: {
    id: 'parts.vehicle.coachbuilt',
    defaultMessage: 'Coach built',
    description: 'Type of motorhome: coach body with a bed over the cab',
  },
  aclass: {
    id: 'parts.vehicle.aclass',
    defaultMessage: 'A-class',
    description: 'Type of motorhome: the body and the cab are one, like a small coach',
  },
  campervan: {
    id: 'parts.vehicle.campervan',
    defaultMessage: 'Campervan',
    description: 'Type of motorhome: a panel van converted for living',
  },
  van: {
    id: 'parts.vehicle.van',
    defaultMessage: 'Van',
    description: 'Type of vehicle: a small van to sleep in, often with a pop-up roof',
  },
  caravan: {
    id: 'parts.vehicle.caravan',
    defaultMessage: 'Caravan',
    description: 'Type of vehicle: towed behind a car',
  },
  other: {
    id: 'parts.vehicle.other',
    defaultMessage: 'Something else',
    description: 'Type of vehicle: none of the others, such as a converted fire engine',
  },
});
