import { useId, useState } from 'react';
import { useIntl } from 'react-intl';

import { Button } from '@campavia/ui';

import { descriptionParts } from '../../rules/description-parts';

import { ownerMessages } from './listing-screen.messages';
import { Words } from './listing-screen.styles';

/** What the owner says of the camper; a long text opens in place. */
export function ListingWords({ description }: { description: string }) {
  const { formatMessage } = useIntl();
  const [isWhole, setWhole] = useState(false);
  const id = useId();
  const { opening, rest } = descriptionParts(description);
  return (
    <Words>
      {opening.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {rest.length > 0 && (
        <>
          <div id={id} data-rest={isWhole ? 'open' : 'closed'}>
            {rest.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <div>
            <Button
              variant="quiet"
              size="s"
              aria-expanded={isWhole}
              aria-controls={id}
              onClick={() => setWhole(!isWhole)}
            >
              {formatMessage(isWhole ? ownerMessages.less : ownerMessages.rest)}
            </Button>
          </div>
        </>
      )}
    </Words>
  );
}
