import { useIntl } from 'react-intl';

import { TAX_COUNTRIES } from '@campavia/domain';
import { ChoiceField } from '@campavia/parts/fields';
import { FormField } from '@campavia/ui/forms';

import { useCountries } from '../use-countries';
import { professionalMessages } from './professional.messages';
import { Pair } from './professional.styles';

export interface AddressFieldsProps {
  /** The address that is known so far. */
  known: { street: string | null; zipcode: string | null; city: string | null; country: string };
  /** Codes to choose from. */
  countries?: readonly string[];
}

export function AddressFields({ known, countries: codes = TAX_COUNTRIES }: AddressFieldsProps) {
  const { formatMessage } = useIntl();
  const countries = useCountries(codes);
  return (
    <>
      <FormField
        name="street"
        label={formatMessage(professionalMessages.street)}
        maxLength={200}
        defaultValue={known.street ?? ''}
      />
      <Pair>
        <FormField
          name="zipcode"
          label={formatMessage(professionalMessages.zipcode)}
          maxLength={20}
          defaultValue={known.zipcode ?? ''}
        />
        <FormField
          name="city"
          label={formatMessage(professionalMessages.city)}
          maxLength={100}
          defaultValue={known.city ?? ''}
        />
      </Pair>
      <ChoiceField
        name="country"
        label={formatMessage(professionalMessages.country)}
        choices={countries}
        value={known.country}
      />
    </>
  );
}
