import { useRef } from 'react';
import { useIntl } from 'react-intl';

import { hrefOf, usePlatform } from '@campavia/remote-kit';
import { Stars } from '@campavia/ui';

import { layoutMessages } from '../../layout/layout.messages';
import { Logo } from '../../layout/logo';

import { NETWORKS } from './footer-links';
import { footerMessages } from './footer.messages';
import { useRating } from './use-rating';

export function About() {
  const { formatMessage } = useIntl();
  return (
    <div data-about="">
      <a data-logo href={hrefOf('home') ?? '/'} aria-label={formatMessage(layoutMessages.home)}>
        <Logo />
      </a>
      <p>{formatMessage(footerMessages.about)}</p>
      <Rating />
      <Newsletter />
      <Networks />
    </div>
  );
}

function Rating() {
  const { formatMessage } = useIntl();
  const line = useRef<HTMLParagraphElement>(null);
  const rating = useRating(line);
  return (
    <p data-rating="" ref={line}>
      {rating && (
        <>
          <Stars value={rating.average} />
          <span>
            {formatMessage(rating.by === 'shop' ? footerMessages.shopReviews : footerMessages.reviews, {
              count: rating.count,
            })}
          </span>
        </>
      )}
    </p>
  );
}

/** Works without scripts: its page has the address filled in. */
function Newsletter() {
  const { formatMessage } = useIntl();
  const action = hrefOf('newsletter');
  if (!action) return null;
  return (
    <form data-newsletter="" action={action}>
      <label>
        {formatMessage(footerMessages.newsletter)}
        <input type="email" name="email" required autoComplete="email" maxLength={254} />
      </label>
      <button type="submit">{formatMessage(footerMessages.subscribe)}</button>
    </form>
  );
}

function Networks() {
  const { formatMessage } = useIntl();
  const { routing } = usePlatform();
  const known = NETWORKS.filter(({ route }) => routing[route]);
  if (known.length === 0) return null;
  return (
    <ul data-networks="" aria-label={formatMessage(footerMessages.follow)}>
      {known.map(({ route, name }) => (
        <li key={route}>
          <a href={routing[route]}>{name}</a>
        </li>
      ))}
    </ul>
  );
}
