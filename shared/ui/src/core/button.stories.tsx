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
        <Row>
          {VARIANTS.map((variant) => (
            <Button key={variant} variant={variant}>
              Save changes
            </Button>
          ))}
        </Row>
      ),
    },
    sizes: {
      show: () => (
        <Row>
          {(['s', 'm', 'l'] as const).map((size) => (
            <Button key={size} size={size} icon={Search}>
              Search
            </Button>
          ))}
        </Row>
      ),
    },
    disabled: {
      show: () => (
        <Row>
          {VARIANTS.map((variant) => (
            <Button key={variant} variant={variant} disabled>
              Save changes
            </Button>
          ))}
        </Row>
      ),
    },
    busy: {
      show: () => (
        <Row>
          {VARIANTS.map((variant) => (
            <Button key={variant} variant={variant} icon={Search} isBusy>
              Search
            </Button>
          ))}
        </Row>
      ),
    },
    'busy, with a label of its own': {
      show: () => (
        <Row>
          <Button busyLabel="Saving changes">Save</Button>
          <Button busyLabel="Saving changes" isBusy>
            Save
          </Button>
        </Row>
      ),
    },
    'as wide as its box': { show: () => <Button isWide>Continue</Button> },
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
    'as a link': {
      show: () => (
        <Row>
          {VARIANTS.map((variant) => (
            <ButtonLink key={variant} href="#listing" variant={variant} icon={Search}>
              See the camper
            </ButtonLink>
          ))}
          <ButtonLink href="#listing" isWide>
            {LONG}
          </ButtonLink>
        </Row>
      ),
    },
    'icon only': {
      show: () => (
        <Row>
          <IconButton icon={X} label="Close" />
          <IconButton icon={Heart} label="Add to the wishlist" variant="line" size="m" />
          <IconButton icon={Search} label="Search" variant="main" size="l" />
          <IconButton icon={Trash2} label="Delete" variant="stop" />
          <IconButton icon={Trash2} label="Delete the other" disabled />
        </Row>
      ),
    },
    'icon only, keyboard focus': {
      show: () => (
        <Focused>
          <IconButton icon={X} label="Close" />
        </Focused>
      ),
    },
  },
};
