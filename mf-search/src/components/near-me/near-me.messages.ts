import { defineMessages, type NoMessageValues } from 'react-intl';

import type { GeolocationFailureCode } from '@campavia/ui/browser';

type NearMeValues = Record<GeolocationFailureCode | 'near_me' | 'looking' | 'found', NoMessageValues>;

export const nearMeMessages = defineMessages<NearMeValues>({
  near_me: {
    id: 'near-me.near-me',
    defaultMessage: 'Near me',
    description: 'Line of the list under the empty place field: search where the reader is',
  },
  looking: {
    id: 'near-me.looking',
    defaultMessage: 'Finding your location…',
    description: 'In the place field while the device searches for itself',
  },
  found: {
    id: 'near-me.found',
    defaultMessage: 'Location found. Searching around you.',
    description: 'Read aloud once that worked',
  },
  permission_denied: {
    id: 'near-me.permission-denied',
    defaultMessage:
      'Your browser is not allowed to share your location. Allow it in the settings of this page, or type a town.',
    description: 'Error under the place field: the reader said no, or the browser does',
  },
  position_unavailable: {
    id: 'near-me.position-unavailable',
    defaultMessage: 'Your device cannot find its location. Type a town instead.',
    description: 'Error under the place field: no position to be had',
  },
  timeout: {
    id: 'near-me.timeout',
    defaultMessage: 'Finding your location took too long. Try again, or type a town.',
    description: 'Error under the place field: it took longer than 27 seconds',
  },
});
