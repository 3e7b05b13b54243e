import { useRef, type SubmitEvent, type ReactNode } from 'react';
import { useIntl, type IntlShape } from 'react-intl';

import type { ListedCampers } from '@campavia/contracts';
import type { SearchQuery } from '@campavia/domain';
import { Button, VisuallyHidden } from '@campavia/ui';

import { useFacets } from '../../data/use-facets';
import { useSearchCount } from '../../data/use-search-count';
import { withDraft } from '../../rules/filters/filter-draft';
import { findProblems } from '../../rules/filters/filter-problems';

import { afterPaint } from '../../components/after-paint';
import { Form, Foot } from './draft-form.styles';
import { formMessages } from './form.messages';
import type { FilterFormProps } from './form-props';
import { useCounts } from './use-counts';
import type { DraftForm as DraftFormState } from './use-draft-form';

export interface DraftFormProps {
  query: SearchQuery;
  form: DraftFormState;
  onSearch: (query: SearchQuery) => void;
  beside?: ReactNode;
  children: (form: FilterFormProps) => ReactNode;
}

export function DraftForm({ query, form, onSearch, beside, children }: DraftFormProps) {
  const intl = useIntl();
  const element = useRef<HTMLFormElement>(null);
  const { draft, onChange, latest } = form;
  const wanted = withDraft(query, draft);
  const countOf = useCounts(useFacets(wanted));
  const found = useSearchCount(wanted);
  const label = found && formatResultCount(intl, found);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (Object.keys(findProblems(latest())).length === 0) return onSearch(withDraft(query, latest()));
    afterPaint(() => element.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
  };
  return (
    <Form ref={element} onSubmit={submit} noValidate>
      {children({ query, draft, countOf, onChange })}
      <Foot>
        {beside}
        <Button type="submit" isWide>
          {label?.show ?? intl.formatMessage(formMessages.showSome)}
        </Button>
        <VisuallyHidden role="status">{label?.found}</VisuallyHidden>
      </Foot>
    </Form>
  );
}

function formatResultCount(
  { formatMessage, formatNumber }: IntlShape,
  { count, count_capped }: ListedCampers,
) {
  if (!count_capped) {
    return {
      show: formatMessage(formMessages.show, { count }),
      found: formatMessage(formMessages.found, { count }),
    };
  }
  const atLeast = `${formatNumber(count)}+`;
  return {
    show: formatMessage(formMessages.showMany, { count: atLeast }),
    found: formatMessage(formMessages.foundMany, { count: atLeast }),
  };
}
