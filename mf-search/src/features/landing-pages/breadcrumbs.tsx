import { useIntl } from 'react-intl';

import { Link } from '@campavia/remote-kit';

import { landingPagesMessages } from './landing-pages.messages';
import { BreadcrumbTrail } from './landing-pages.styles';

export interface Breadcrumb {
  name: string;
  /** Path without locale prefix. */
  path: string;
}

export function Breadcrumbs({ breadcrumbs }: { breadcrumbs: readonly Breadcrumb[] }) {
  const { formatMessage } = useIntl();
  const last = breadcrumbs.length - 1;
  return (
    <nav aria-label={formatMessage(landingPagesMessages.youAreHere)}>
      <BreadcrumbTrail>
        {breadcrumbs.map(({ name, path }, index) => (
          <li key={path}>
            {index < last ? <Link to={path}>{name}</Link> : <span aria-current="page">{name}</span>}
          </li>
        ))}
      </BreadcrumbTrail>
    </nav>
  );
}
