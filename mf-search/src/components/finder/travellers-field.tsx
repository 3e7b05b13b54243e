import { useId } from 'react';
import { useIntl } from 'react-intl';

import { SEARCH_LIMITS } from '@campavia/domain';
import { Icon, IconButton } from '@campavia/ui';
import { Bed, Minus, Plus } from '@campavia/ui/icons';

import { finderMessages } from './finder.messages';
import { TravellersCell } from './finder.styles';

const { most } = SEARCH_LIMITS.people;

export interface TravellersFieldProps {
  /** 1 stands for any number. */
  value: number;
  onChange: (value: number) => void;
}

export function TravellersField({ value, onChange }: TravellersFieldProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const summary = () => {
    if (value <= 1) return formatMessage(finderMessages.anyTravellers);
    return formatMessage(value < most ? finderMessages.travellersValue : finderMessages.mostTravellers, {
      count: value,
    });
  };
  const stepTo = (target: number) => target >= 1 && target <= most && onChange(target);
  return (
    <TravellersCell role="group" aria-labelledby={`${id}-name`}>
      <Icon of={Bed} />
      <span>
        <b id={`${id}-name`}>{formatMessage(finderMessages.travellers)}</b>
        <output id={id} aria-live="polite" data-empty={value <= 1 || undefined}>
          {summary()}
        </output>
      </span>
      <IconButton
        icon={Minus}
        variant="line"
        label={formatMessage(finderMessages.fewer)}
        aria-controls={id}
        aria-disabled={value <= 1 || undefined}
        onClick={() => stepTo(value - 1)}
      />
      <IconButton
        icon={Plus}
        variant="line"
        label={formatMessage(finderMessages.more)}
        aria-controls={id}
        aria-disabled={value >= most || undefined}
        onClick={() => stepTo(value === 1 ? 2 : value + 1)}
      />
      {value > 1 && <input type="hidden" name="beds" value={value} />}
    </TravellersCell>
  );
}
