import type { WidgetStories } from '@campavia/testing/stories';

import { ButtonLink } from './button-link';
import { EmptyState } from './empty-state';
import { Stack } from './layout';

const LONG =
  'Campers that you save while you look around appear here, on every device that you are signed in on, so that you can compare them and share them with the people you travel with.';

export const stories: WidgetStories = {
  widgets: ['EmptyState'],
  states: {
    default: {
      show: () => (
        <Stack>
          <EmptyState title="No trips yet" text="Your trips will appear here." />
          <EmptyState
            picture={<img src="/media/pictures/lake-dawn/640.webp" width={272} height={181} alt="" />}
            title="No messages yet"
            text="Your conversations with owners will appear here."
            action={<ButtonLink href="#search">Find a camper</ButtonLink>}
            headingAs="h1"
          />
        </Stack>
      ),
    },
    'long text': {
      show: () => (
        <EmptyState
          title="There is no camper on your wishlist for the summer holidays of next year yet"
          text={LONG}
          action={<ButtonLink href="#search">Find a camper for the summer holidays of next year</ButtonLink>}
        />
      ),
    },
  },
};
