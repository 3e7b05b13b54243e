import type { MessageDescriptor } from 'react-intl';

import { tripsMessages } from './parts/trips.messages';
import { accountMessages } from './screens/account/account.messages';
import { certifyPhoneMessages } from './screens/certify-phone/certify-phone.messages';
import { deleteAccountMessages } from './screens/delete-account/delete-account.messages';
import { passwordMessages } from './screens/password/password.messages';
import { profileMessages } from './screens/profile/profile.messages';

/** What each page is called, by the name of its address. */
export const serverTitles: Readonly<Record<string, MessageDescriptor>> = {
  trips: tripsMessages.title,
  trip: tripsMessages.trip,
  account: accountMessages.title,
  'account.profile': profileMessages.title,
  'account.certify-phone': certifyPhoneMessages.title,
  'account.delete': deleteAccountMessages.title,
  'account.password': passwordMessages.title,
};
