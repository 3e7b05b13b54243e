import { useIntl } from 'react-intl';

import type { SearchQuery } from '@campavia/domain';
import { SidePanel } from '@campavia/ui/overlays';

import { draftOf, withDraft, type FilterDraft } from '../../rules/filters/filter-draft';
import { countFilters, withoutFilters } from '../../rules/filters/filters';
import { filtersMessages } from '../../components/filters.messages';

import { ClearButton } from './clear-button';
import { DraftForm } from './draft-form';
import { FilterForm } from './filter-form';
import { useDraftForm } from './use-draft-form';

export interface FilterSheetProps {
  query: SearchQuery;
  draft: FilterDraft | undefined;
  onSearch: (query: SearchQuery) => void;
  onClose: (draft: FilterDraft) => void;
}

export function FilterSheet({ query, draft, onSearch, onClose }: FilterSheetProps) {
  const { formatMessage } = useIntl();
  const form = useDraftForm(draft ?? draftOf(query));
  const clear = countFilters(withDraft(query, form.draft)) > 0 && (
    <ClearButton onClear={() => form.reset(draftOf(withoutFilters(query)))} />
  );
  return (
    <SidePanel isOpen onClose={() => onClose(form.latest())} label={formatMessage(filtersMessages.label)}>
      <DraftForm query={query} form={form} onSearch={onSearch} beside={clear}>
        {(props) => <FilterForm {...props} />}
      </DraftForm>
    </SidePanel>
  );
}
