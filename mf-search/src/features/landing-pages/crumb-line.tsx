import { useIntl } from 'react-intl';

import { Link } from '@campavia/remote-kit';

import { landingsMessages } from './landings.messages';
import { CrumbList } from './landings.styles';

/** A step on the way down to a page. */
export interface Crumb {
  name: string;
  /** Path without locale prefix. */
  path: string;
}

/** The way down to this page; its last step is the page itself. */
export function CrumbLine({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { formatMessage } = useIntl();
  const last = crumbs.length - 1;
  return (
    <nav aria-label={formatMessage(landingsMessages.youAreHere)}>
      <CrumbList>
        {crumbs.map(({ name, path }, index) => (
          <li key={path}>
            {index < last ? <Link to={path}>{name}</Link> : <span aria-current="page">{name}</span>}
          </li>
        ))}
      </CrumbList>
    </nav>
  );
}
