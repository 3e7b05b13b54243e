import { useLayoutEffect, useRef } from 'react';
import { useIntl } from 'react-intl';

import { FinderInput } from '@campavia/ui';
import { MapPin } from '@campavia/ui/icons';

import type { ChosenPlace } from '../../rules/finder-form';
import type { PlaceChoice } from '../../rules/place-choices';

import { finderMessages } from './finder.messages';
import { useOnIntent } from '../use-on-intent';

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
  const caret = useRef<[start: number, end: number]>(undefined);

  const keepCaret = () => {
    const input = frame.current?.querySelector('input');
    if (!input || document.activeElement !== input) return;
    caret.current = [input.selectionStart ?? 0, input.selectionEnd ?? 0];
  };
  const list = useOnIntent(() => import('@campavia/ui/choices'), keepCaret);

  useLayoutEffect(() => {
    if (takesFocus) frame.current?.querySelector('input')?.focus();
  }, [takesFocus]);
  useLayoutEffect(() => {
    const input = frame.current?.querySelector('input');
    if (!list.module || !input || !caret.current) return;
    input.focus();
    // A press opens the list for what was typed before there was one.
    if (input.value) input.click();
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
        <FinderInput
          {...shared}
          value={text}
          onChange={(event) => onText(event.target.value)}
          onPointerEnter={list.fetch}
          onFocus={list.fetch}
        />
      )}
    </div>
  );
}
