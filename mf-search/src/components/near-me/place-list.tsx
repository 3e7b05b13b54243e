import { useIntl } from 'react-intl';
import { styled } from 'styled-components';

import { ErrorText, type IconType, VisuallyHidden } from '@campavia/ui';
import { Combobox } from '@campavia/ui/choices';
import { Compass } from '@campavia/ui/icons';

import type { ChosenPlace, NearPoint } from '../../rules/finder-form';
import type { PlaceChoice } from '../../rules/place-choices';

import { nearMeMessages } from './near-me.messages';
import { useNearMe, type NearMeState } from './use-near-me';

/** Cannot clash with a place, as slugs have no spaces. */
const NEAR_ME = 'near me';

const Reason = styled.div`
  padding: 0 0.875rem 0.5rem;
`;

export interface PlaceListProps {
  label: string;
  icon: IconType;
  placeholder: string;
  text: string;
  choices: readonly PlaceChoice[];
  isLoading: boolean;
  onText: (text: string) => void;
  onChoose: (place: ChosenPlace) => void;
  onPoint: (point: NearPoint) => void;
}

export function PlaceList({ text, choices, isLoading, onText, onChoose, onPoint, ...field }: PlaceListProps) {
  const { formatMessage } = useIntl();
  const near = useNearMe(onPoint);
  const nearMe = { id: NEAR_ME, name: formatMessage(nearMeMessages.near_me), detail: '', icon: Compass };
  const isLooking = near.state === 'looking';
  return (
    <>
      <Combobox
        {...field}
        {...(isLooking && { placeholder: formatMessage(nearMeMessages.looking) })}
        look="finder"
        inputValue={text}
        onInputChange={(typed) => {
          near.giveUp();
          onText(typed);
        }}
        items={text === '' ? [nearMe] : choices}
        isLoading={isLoading}
        onChoose={({ id, name }) => {
          if (id === NEAR_ME) return near.look();
          near.giveUp();
          onChoose({ slug: id, name });
        }}
      />
      <NearMeStatus state={near.state} />
    </>
  );
}

function NearMeStatus({ state }: { state: NearMeState }) {
  const { formatMessage } = useIntl();
  const isQuiet = state === 'looking' || state === 'found';
  return (
    <>
      <VisuallyHidden role="status">{isQuiet && formatMessage(nearMeMessages[state])}</VisuallyHidden>
      <div role="alert">
        {!isQuiet && state !== 'idle' && (
          <Reason>
            <ErrorText>{formatMessage(nearMeMessages[state])}</ErrorText>
          </Reason>
        )}
      </div>
    </>
  );
}
