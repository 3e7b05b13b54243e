import { useState, type FormEvent, type RefObject } from 'react';
import { useIntl } from 'react-intl';

import type { SearchQuery } from '@campavia/domain';
import { Button, Stack } from '@campavia/ui';
import { Popover, SidePanel } from '@campavia/ui/overlays';

import { draftOf, isNoPrice, valuesOf, type FilterDraft } from '../../rules/filter-draft';
import { withFilters, type SheetContent } from '../../rules/filters';

import { PeopleFilter, PriceFilter, TypesFilter } from './filter-fields';
import { SheetForm } from './filter-sheet.styles';
import { filtersMessages } from './filters.messages';

export interface FilterSheetProps {
  content: SheetContent;
  /** The chip that opened it. */
  triggerRef: RefObject<HTMLElement | null>;
  query: SearchQuery;
  onClose: () => void;
  onSearch: (query: SearchQuery) => void;
}

/** One filter under its chip, or all of them in a panel. Nothing is searched before the button is pressed. */
export function FilterSheet({ content, triggerRef, query, onClose, onSearch }: FilterSheetProps) {
  const { formatMessage } = useIntl();
  const [draft, setDraft] = useState(draftOf(query));
  const [isTried, setTried] = useState(false);
  const change = (changed: Partial<FilterDraft>) => setDraft({ ...draft, ...changed });
  const shows = (filter: SheetContent) => content === 'all' || content === filter;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isNoPrice(draft.leastPrice) || isNoPrice(draft.mostPrice)) return;
    onSearch(withFilters(query, valuesOf(draft)));
  };
  const form = (
    <SheetForm onSubmit={submit} noValidate>
      <Stack $gap={5}>
        {shows('beds') && <PeopleFilter name="beds" draft={draft} onChange={change} />}
        {shows('seatbelts') && <PeopleFilter name="seatbelts" draft={draft} onChange={change} />}
        {shows('types') && <TypesFilter draft={draft} onChange={change} />}
        {shows('price') && <PriceFilter draft={draft} onChange={change} showsErrors={isTried} />}
        <Button type="submit" isWide>
          {formatMessage(filtersMessages.apply)}
        </Button>
      </Stack>
    </SheetForm>
  );
  const label = formatMessage(filtersMessages[content === 'all' ? 'label' : content]);
  if (content === 'all') {
    return (
      <SidePanel isOpen onClose={onClose} label={label}>
        {form}
      </SidePanel>
    );
  }
  return (
    <Popover isOpen onClose={onClose} triggerRef={triggerRef} label={label}>
      {form}
    </Popover>
  );
}
