import { useState } from 'react';
import { useIntl } from 'react-intl';

import type { Address } from '@campavia/contracts';
import { toVehicleAddress, type VehicleAddress } from '@campavia/domain';
import { Combobox } from '@campavia/ui/choices';
import { Search } from '@campavia/ui/icons';

import { fieldMessages } from './field.messages';
import { hintMessages } from './hint.messages';

/** A hook that returns the suggested addresses for a text. */
export type UseAddressChoices = (text: string) => {
  found: readonly Address[];
  isLoading: boolean;
  hasFailed: boolean;
};

export interface AddressFieldProps {
  useAddressChoices: UseAddressChoices;
  onChoose: (address: VehicleAddress) => void;
}

/** Searches for an address. Not a field of the form itself: it fills in the other fields. */
export function AddressField({ useAddressChoices, onChoose }: AddressFieldProps) {
  const { formatMessage } = useIntl();
  const [text, setText] = useState('');
  const [isTyping, setTyping] = useState(false);
  const { found, isLoading, hasFailed } = useAddressChoices(isTyping ? text : '');
  return (
    <Combobox
      label={formatMessage(fieldMessages.address)}
      hint={formatMessage(hasFailed ? hintMessages.addressFailed : hintMessages.address)}
      icon={Search}
      inputValue={text}
      items={found.map((address) => ({ id: address.label, name: address.label, address }))}
      isLoading={isLoading}
      onInputChange={(typed) => {
        setTyping(true);
        setText(typed);
      }}
      onChoose={({ name, address }) => {
        setTyping(false);
        setText(name);
        onChoose(toVehicleAddress(address));
      }}
    />
  );
}
