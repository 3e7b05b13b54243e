import { useId, useState } from 'react';
import { useIntl } from 'react-intl';

import { Button } from '@campavia/ui';

import { splitDescription } from '../../rules/description-parts';

import { ownerMessages } from './listing-screen.messages';
import { Description } from './listing-screen.styles';

export function ListingDescription({ description }: { description: string }) {
  const { formatMessage } = useIntl();
  const [isExpanded, setExpanded] = useState(false);
  const id = useId();
  const { opening, rest } = splitDescription(description);
  return (
    <Description>
      {opening.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {rest.length > 0 && (
        <>
          <div id={id} data-rest={isExpanded ? 'open' : 'closed'}>
            {rest.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <div>
            <Button
              variant="quiet"
              size="s"
              aria-expanded={isExpanded}
              aria-controls={id}
              onClick={() => setExpanded(!isExpanded)}
            >
              {formatMessage(isExpanded ? ownerMessages.less : ownerMessages.rest)}
            </Button>
          </div>
        </>
      )}
    </Description>
  );
}
