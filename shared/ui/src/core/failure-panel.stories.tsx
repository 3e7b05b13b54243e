import type { WidgetStories } from '@campavia/testing/stories';

import { ButtonLink } from './button-link';
import { FailurePanel } from './failure-panel';
import { Stack } from './layout';

function doNothing() {}

export const stories: WidgetStories = {
  widgets: ['FailurePanel'],
  states: {
    default: {
      show: () => (
        <Stack>
          <FailurePanel />
          <FailurePanel onRetry={doNothing} headingAs="h2" />
          <FailurePanel onRetry={doNothing} isRetrying />
        </Stack>
      ),
    },
    'with everything': {
      show: () => (
        <FailurePanel
          title="Your trips could not be loaded"
          text="Your bookings are safe. Nothing was cancelled."
          onRetry={doNothing}
          secondaryAction={
            <ButtonLink href="#home" variant="line">
              To the home page
            </ButtonLink>
          }
          help="Call us on +33 1 23 45 67 89, Monday to Friday, 9:00 to 18:00."
          reference="8f3a-21c0"
          picture={<img src="/media/pictures/lake-dawn/640.webp" width={640} height={427} alt="" />}
        />
      ),
    },
  },
};
