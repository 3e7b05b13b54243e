import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';

import { FinderInput, type IconType, TextField, VisuallyHidden } from '../core';
import { choicesMessages } from './choices.messages';
import { matchingPart } from './matching-part';
import { type Choice, OptionList } from './option-list';
import { useCombobox } from './use-combobox';

const Anchor = styled.div`
  position: relative;
  min-width: 0;
`;

export interface ComboboxProps<Item extends Choice> {
  label: string;
  /** Id of the text field, for links from an error summary. */
  id?: string;
  icon: IconType;
  /** `field`: a text field with its label above. `finder`: a cell of a search bar. */
  look?: 'field' | 'finder';
  inputValue: string;
  onInputChange: (text: string) => void;
  /** The suggestions for the text, in order; the caller fetches and debounces. */
  items: readonly Item[];
  isLoading?: boolean;
  onChoose: (item: Item) => void;
  onBlur?: () => void;
  placeholder?: string;
  name?: string;
  hint?: ReactNode;
  error?: ReactNode;
}

function highlightMatch(choice: Choice, typed: string): ReactNode {
  const [before, match, after] = matchingPart(choice.name, typed);
  if (!match) return choice.name;
  return (
    <>
      {before}
      <mark>{match}</mark>
      {after}
    </>
  );
}

/** A text field with suggestions. Arrow keys move, Enter chooses, Escape closes the list, then clears the text. */
export function Combobox<Item extends Choice>(props: ComboboxProps<Item>) {
  const { label, icon, look = 'field', inputValue, items, isLoading, hint, error } = props;
  const { formatMessage } = useIntl();
  const { listId, isShown, activeIndex, point, choose, input } = useCombobox(props);
  const { id, name, placeholder } = props;
  const field = { ...input, id, label, icon, name, placeholder };
  const emptyMessage = isLoading ? choicesMessages.searching : choicesMessages.nothing;
  return (
    <Anchor>
      {look === 'finder' ? <FinderInput {...field} /> : <TextField {...field} hint={hint} error={error} />}
      {isShown && (
        <OptionList
          id={listId}
          label={formatMessage(choicesMessages.suggestions)}
          choices={items}
          activeIndex={activeIndex}
          placeholder={formatMessage(emptyMessage)}
          renderName={(choice) => highlightMatch(choice, inputValue)}
          onHighlight={point}
          onChoose={choose}
        />
      )}
      <VisuallyHidden role="status">
        {isShown && !isLoading && formatMessage(choicesMessages.found, { count: items.length })}
      </VisuallyHidden>
    </Anchor>
  );
}
