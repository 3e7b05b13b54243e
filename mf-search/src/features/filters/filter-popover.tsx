import type { RefObject } from 'react';
import { useIntl } from 'react-intl';

import type { SearchQuery } from '@campavia/domain';
import { Popover } from '@campavia/ui/overlays';

import { draftOf } from '../../rules/filters/filter-draft';
import { filtersMessages } from '../../components/filters.messages';

import { DraftForm } from './draft-form';
import { PriceGroup } from './groups/price-group';
import { PeopleGroup } from './groups/tile-groups';
import { TypesGroup } from './groups/types-group';
import { useDraftForm } from './use-draft-form';

export type PopoverContent = 'beds' | 'price' | 'types';

export interface FilterPopoverProps {
  content: PopoverContent;
  triggerRef: RefObject<HTMLElement | null>;
  query: SearchQuery;
  onClose: () => void;
  onSearch: (query: SearchQuery) => void;
}

export function FilterPopover({ content, triggerRef, query, onClose, onSearch }: FilterPopoverProps) {
  const { formatMessage } = useIntl();
  const form = useDraftForm(draftOf(query));
  return (
    <Popover isOpen onClose={onClose} triggerRef={triggerRef} label={formatMessage(filtersMessages[content])}>
      <DraftForm query={query} form={form} onSearch={onSearch}>
        {(props) => {
          if (content === 'beds') return <PeopleGroup name="beds" {...props} />;
          return content === 'price' ? <PriceGroup {...props} /> : <TypesGroup {...props} />;
        }}
      </DraftForm>
    </Popover>
  );
}
