import { useLayoutEffect, useRef } from 'react';
import { useIntl } from 'react-intl';

import { MapPin } from '@campavia/ui/icons';

import type { ChosenPlace, NearPoint } from '../../rules/finder-form';
import type { PlaceChoice } from '../../rules/place-choices';
import { isAround } from '../../rules/search-area';
import { ownPoint } from '../own-point';
import { useOnIntent } from '../use-on-intent';

import { finderMessages } from './finder.messages';
import { type Caret, LightInput } from './light-input';

export interface PlaceFieldProps {
  text: string;
  /** A point in place of a name; the text is empty then. */
  point: NearPoint | undefined;
  choices: readonly PlaceChoice[];
  isLoading: boolean;
  takesFocus?: boolean;
  onText: (text: string) => void;
  onChoose: (place: ChosenPlace) => void;
  onPoint: (point: NearPoint) => void;
}

/** A plain input until the first sign of intent, then a combobox; text, caret and focus survive. */
export function PlaceField({ text, point, takesFocus, ...choosing }: PlaceFieldProps) {
  const { formatMessage } = useIntl();
  const frame = useRef<HTMLDivElement>(null);
  const caret = useRef<Caret>(undefined);
  const isTyped = useRef(false);
  const list = useOnIntent(async () => (await import('../near-me/load-place-list')).openPlaceList());

  useLayoutEffect(() => {
    if (takesFocus) frame.current?.querySelector('input')?.focus();
  }, [takesFocus]);
  useLayoutEffect(() => {
    const input = frame.current?.querySelector('input');
    if (!list.module || !input || !caret.current) return;
    input.focus();
    // A click opens the list for the text that was typed before.
    if (isTyped.current) input.click();
    input.setSelectionRange(...caret.current);
    caret.current = undefined;
  }, [list.module]);

  const shared = {
    label: formatMessage(finderMessages.place),
    icon: MapPin,
    placeholder: formatMessage(finderMessages.placePlaceholder),
  };
  const near = isAround({ ...point }, ownPoint()) ? finderMessages.nearYou : finderMessages.roundPoint;
  const shown = point ? formatMessage(near) : text;
  return (
    <div ref={frame}>
      {list.module ? (
        <list.module.PlaceList {...shared} {...choosing} text={shown} />
      ) : (
        <LightInput
          {...shared}
          // Without scripts the form is sent as it is.
          name="where"
          caret={caret}
          value={shown}
          onChange={(event) => {
            isTyped.current = true;
            choosing.onText(event.target.value);
          }}
          onPointerEnter={list.fetch}
          onFocus={list.fetch}
        />
      )}
    </div>
  );
}
