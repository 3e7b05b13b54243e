import type { SubmitEvent } from 'react';
import { useIntl } from 'react-intl';

import { hrefOf } from '@campavia/remote-kit';
import { Button } from '@campavia/ui';
import { Search } from '@campavia/ui/icons';

import type { FinderForm } from '../../rules/finder-form';
import type { PlaceChoice } from '../../rules/place-choices';

import { finderMessages } from './finder.messages';
import { FinderActions, FinderCard } from './finder.styles';
import { PlaceField } from './place-field';
import { RangeField } from './range-field';
import { TravellersField } from './travellers-field';

export interface FinderProps {
  form: FinderForm;
  onChange: (form: FinderForm) => void;
  onSubmit: () => void;
  onCancel?: () => void;
  choices: readonly PlaceChoice[];
  isLoadingChoices: boolean;
  takesFocus?: boolean;
}

export function Finder(props: FinderProps) {
  const { form, onChange, onSubmit, onCancel, choices, isLoadingChoices, takesFocus } = props;
  const { formatMessage } = useIntl();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <FinderCard
      role="search"
      aria-label={formatMessage(finderMessages.label)}
      action={hrefOf('search')}
      method="get"
      onSubmit={submit}
    >
      <PlaceField
        text={form.placeText}
        point={form.point}
        choices={choices}
        isLoading={isLoadingChoices}
        takesFocus={takesFocus}
        onText={(placeText) => onChange({ ...form, placeText, place: undefined, point: undefined })}
        onChoose={(place) => onChange({ ...form, placeText: place.name, place, point: undefined })}
        onPoint={(point) => onChange({ ...form, placeText: '', place: undefined, point })}
      />
      <RangeField dates={form.dates} onChange={(dates) => onChange({ ...form, dates })} />
      <TravellersField value={form.travellers} onChange={(travellers) => onChange({ ...form, travellers })} />
      <FinderActions>
        {onCancel && (
          <Button variant="line" size="l" onClick={onCancel}>
            {formatMessage(finderMessages.cancel)}
          </Button>
        )}
        <Button variant="main" size="l" type="submit" icon={Search}>
          {formatMessage(finderMessages.submit)}
        </Button>
      </FinderActions>
    </FinderCard>
  );
}
