import { useIntl } from 'react-intl';

import { useUser } from '@campavia/remote-kit';
import { FormField } from '@campavia/ui/forms';
import { Smartphone } from '@campavia/ui/icons';

import { cardMessages } from './card.messages';
import type { TypedForMeans } from './card-part';

/** The phone that MB WAY asks. */
export function PhonePart({ typed }: { typed: TypedForMeans }) {
  const { formatMessage } = useIntl();
  const own = useUser()?.phone ?? '';
  return (
    <FormField
      name="phone"
      type="tel"
      label={formatMessage(cardMessages.phone)}
      hint={formatMessage(cardMessages.phoneHint)}
      icon={Smartphone}
      autoComplete="tel"
      defaultValue={typed.phone ?? own}
    />
  );
}
