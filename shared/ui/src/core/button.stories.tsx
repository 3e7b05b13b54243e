import { Heart, Search, Trash2, X } from 'lucide-react';
import { styled } from 'styled-components';

import { Focused, type WidgetStories } from '@campavia/testing/stories';

import { Button } from './button';
import { ButtonLink } from './button-link';
import { onPine, type ButtonVariant } from './button.styles';
import { IconButton } from './icon-button';
import { Row, Stack } from './layout';

const VARIANTS: readonly ButtonVariant[] = ['main', 'pine', 'line', 'quiet', 'stop'];
const LONG = 'Send the request to the owner and pay the deposit when they have confirmed';

const DarkBand = styled.div`
  ${onPine}
  padding: var(--s5);
  background: var(--pine-900);
`;

export const stories: WidgetStories = {
  widgets: ['Button', 'ButtonLink', 'IconButton'],
  states: {
    default: {
      show: () => (
        <Stack>
          <Row>
            {VARIANTS.map((variant) => (
              <Button key={variant} variant={variant}>
                Save changes
              </Button>
            ))}
          </Row>
          <Row>
            {(['s', 'm', 'l'] as const).map((size) => (
              <Button key={size} size={size} icon={Search}>
                Search
              </Button>
            ))}
          </Row>
          <Button isWide>Continue</Button>
        </Stack>
      ),
    },
    'disabled and busy': {
      show: () => (
        <Stack>
          {VARIANTS.map((variant) => (
            <Row key={variant}>
              <Button variant={variant} disabled>
                Save changes
              </Button>
              <Button variant={variant} icon={Search} isBusy>
                Search
              </Button>
              <Button variant={variant} busyLabel="Saving changes" isBusy>
                Save
              </Button>
            </Row>
          ))}
        </Stack>
      ),
    },
    'long text': {
      show: () => (
        <Stack>
          {VARIANTS.map((variant) => (
            <Button key={variant} variant={variant} icon={Search} busyLabel={LONG}>
              {LONG}
            </Button>
          ))}
        </Stack>
      ),
    },
    'keyboard focus': {
      show: () => (
        <Focused>
          <Button variant="main">Continue</Button>
        </Focused>
      ),
    },
    'on a dark ground': {
      show: () => (
        <DarkBand>
          <Focused>
            <Row>
              <Button variant="line">Read more</Button>
              <Button variant="quiet">Not now</Button>
              <Button variant="main">Continue</Button>
              <IconButton icon={X} label="Close" />
            </Row>
          </Focused>
        </DarkBand>
      ),
    },
    'links and icon buttons': {
      show: () => (
        <Stack>
          <Row>
            {VARIANTS.map((variant) => (
              <ButtonLink key={variant} href="#listing" variant={variant} icon={Search}>
                See the camper
              </ButtonLink>
            ))}
          </Row>
          <ButtonLink href="#listing" isWide>
            {LONG}
          </ButtonLink>
          <Row>
            <IconButton icon={X} label="Close" />
            <IconButton icon={Heart} label="Add to the wishlist" variant="line" size="m" />
            <IconButton icon={Search} label="Search" variant="main" size="l" />
            <IconButton icon={Trash2} label="Delete" variant="stop" />
            <IconButton icon={Trash2} label="Delete the other" disabled />
          </Row>
        </Stack>
      ),
    },
  },
};
