import { useIntl } from 'react-intl';

import { Link } from '@campavia/remote-kit';
import { ButtonLink, Wrap } from '@campavia/ui';

import { searchPath } from '../../data/use-open-search';
import { useReferential } from '../../data/use-referential';
import { categorySearch, type Category } from '../../rules/landing-pages/categories';

import { categoryMessages } from './category/category.messages';
import { AfterCards } from './landing-pages.styles';

export function EverywhereLink({ category }: { category: Category }) {
  const { formatMessage } = useIntl();
  const query = categorySearch(category);
  const known = useReferential()?.vehicle_types.filter(({ id }) => query.types?.includes(id));
  if (!known) return null;
  const count = known.reduce((sum, { campers }) => sum + campers, 0);
  return (
    <Wrap>
      <AfterCards>
        <ButtonLink as={Link} variant="quiet" size="s" to={searchPath(query)}>
          {formatMessage(categoryMessages.everywhere, { count })}
        </ButtonLink>
      </AfterCards>
    </Wrap>
  );
}
