import { useLayoutEffect, useRef } from 'react';
import { useIntl } from 'react-intl';

import { MapPin } from '@campavia/ui/icons';

import type { ChosenPlace } from '../../rules/finder-form';
import type { PlaceChoice } from '../../rules/place-choices';

import { useOnIntent } from '../use-on-intent';

import { finderMessages } from './finder.messages';
import { LightInput, type Caret } from './light-input';

export interface PlaceFieldProps {
  text: string;
  choices: readonly PlaceChoice[];
  isLoading: boolean;
  takesFocus?: boolean;
  onText: (text: string) => void;
  onChoose: (place: ChosenPlace) => void;
}

/**
 * The place of a search: a plain text cell until somebody is about to type, then the same cell with a list.
 * What was typed, the caret and the focus survive the change.
 */
export function PlaceField({ text, choices, isLoading, takesFocus, onText, onChoose }: PlaceFieldProps) {
  const { formatMessage } = useIntl();
  const frame = useRef<HTMLDivElement>(null);
  const caret = useRef<Caret>(undefined);
  const isTyped = useRef(false);
  const list = useOnIntent(() => import('@campavia/ui/choices'));

  useLayoutEffect(() => {
    if (takesFocus) frame.current?.querySelector('input')?.focus();
  }, [takesFocus]);
  useLayoutEffect(() => {
    const input = frame.current?.querySelector('input');
    if (!list.module || !input || !caret.current) return;
    input.focus();
    // A press opens the list for what was typed before there was one.
    if (isTyped.current) input.click();
    input.setSelectionRange(...caret.current);
    caret.current = undefined;
  }, [list.module]);

  const shared = {
    label: formatMessage(finderMessages.place),
    icon: MapPin,
    placeholder: formatMessage(finderMessages.placePlaceholder),
  };
  return (
    <div ref={frame}>
      {list.module ? (
        <list.module.Combobox
          {...shared}
          look="finder"
          inputValue={text}
          onInputChange={onText}
          items={choices}
          isLoading={isLoading}
          onChoose={({ id, name }) => onChoose({ slug: id, name })}
        />
      ) : (
        <LightInput
          {...shared}
          caret={caret}
          value={text}
          onChange={(event) => {
            isTyped.current = true;
            onText(event.target.value);
          }}
          onPointerEnter={list.fetch}
          onFocus={list.fetch}
        />
      )}
    </div>
  );
}
