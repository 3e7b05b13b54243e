import { useIntl } from 'react-intl';

import type { Place } from '@campavia/contracts';
import type { SearchQuery } from '@campavia/domain';

import { useFinder } from '../../data/use-finder';
import { Finder } from '../../components/finder/finder';
import { chosenPlace } from '../../components/place-name';
import { formOf } from '../../rules/finder-form';

import { EditorPlace } from './search.styles';

export interface SearchEditorProps {
  query: SearchQuery;
  place: Place | undefined;
  onSearch: (query: SearchQuery) => void;
  onCancel: () => void;
}

export function SearchEditor({ query, place, onSearch, onCancel }: SearchEditorProps) {
  const intl = useIntl();
  const { queryFrom, ...finder } = useFinder(formOf(query, place && chosenPlace(intl, place)));
  return (
    <EditorPlace>
      <Finder {...finder} takesFocus onSubmit={() => onSearch(queryFrom(query))} onCancel={onCancel} />
    </EditorPlace>
  );
}
