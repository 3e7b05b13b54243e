import type { WidgetStories } from '@campavia/testing/stories';
import { anOwnReview } from '@campavia/contracts/testing';
import { Form, TextAreaField } from '@campavia/ui/forms';

import { ReviewFlow } from './review-flow';
import type { ReviewFlowMessages, ReviewFormMessages, ReviewStepsMessages } from './review-messages';
import { ReviewStepForm } from './review-step-form';
import { ReviewSkeleton, ReviewSteps } from './review-steps';
import { StarRow } from './star-row';
import { StarsField } from './stars-field';

const NAMES = ['Poor', 'Fair', 'All right', 'Good', 'Excellent'];
const TRIP = {
  camper: { title: 'T2 Westfalia', city: 'Geneva' },
  date_from: '2027-05-07',
  date_to: '2027-05-10',
};

/** The texts of one side, which a remote takes from its catalogue. */
const message = (defaultMessage: string) => ({ id: defaultMessage, defaultMessage });
const TEXTS = {
  steps: message('Steps'),
  promiseHidden: message('Hidden until both reviews are in.'),
  promiseWords: message('We never change your words.'),
  promiseAnswer: message('Bernard may answer once.'),
  notSaved: message('Not saved'),
  saved: message('Saved'),
  saving: message('Saving…'),
  saveAndLeave: message('Save and leave'),
  starsMissing: message('Choose one to five stars'),
  wordsMissing: message('Say why'),
  tooLong: message('Shorten the text'),
  stale: message('This review was changed in another tab.'),
  written: message('You have reviewed this trip'),
  writtenText: message('You find it among your reviews.'),
  closed: message('This trip cannot be reviewed now'),
  closedText: message('Reviews are open for 14 days.'),
  toReviews: message('See your reviews'),
};
const MESSAGES = TEXTS as unknown as ReviewFormMessages & ReviewFlowMessages & ReviewStepsMessages;

const FLOW = { review: undefined, isLoading: false, isMissing: false, draftId: undefined, isStale: false };
const STEPS = {
  flow: FLOW,
  step: 'booking',
  name: 'story',
  canReview: true,
  hasReview: false,
  pathOfStep: () => '/',
  messages: MESSAGES,
};
const NO_ERRORS = { fields: {}, form: [] };
const TYPED = { texts: {}, keep: () => undefined, forget: () => undefined };

const stepForm = (
  <ReviewStepForm
    review={anOwnReview()}
    save={() => Promise.resolve(undefined)}
    isBusy={false}
    errors={NO_ERRORS}
    typed={TYPED}
    parts={[]}
    fields={['rating', 'comment']}
    messages={MESSAGES}
    next="Continue"
    onSaved={() => undefined}
  >
    <StarsField name="rating" label="All in all" names={NAMES} defaultValue={4} size="l" />
    <TextAreaField name="comment" label="What should others know?" />
  </ReviewStepForm>
);

export const stories: WidgetStories = {
  widgets: ['ReviewFlow', 'ReviewSkeleton', 'ReviewStepForm', 'ReviewSteps', 'StarsField', 'StarRow'],
  states: {
    default: {
      show: () => (
        <ReviewFlow
          steps={[{ name: 'The camper', status: 'now' }]}
          title="How was it?"
          trip={TRIP}
          name="Bernard"
          lastDay="2027-05-24"
          messages={MESSAGES}
        >
          <Form summaryTitle="Not saved" onSubmit={() => undefined}>
            <StarsField
              name="rating"
              label="All in all"
              names={NAMES}
              hint="Arrow keys or 1 to 5."
              defaultValue={4}
              size="l"
            />
            <StarsField name="cleanliness" label="Cleanliness" names={NAMES} />
          </Form>
        </ReviewFlow>
      ),
    },
    'a step': { show: () => stepForm },
    'changed in another tab': {
      show: () => (
        <ReviewSteps {...STEPS} flow={{ ...FLOW, isStale: true }}>
          {() => stepForm}
        </ReviewSteps>
      ),
    },
    'no longer open': {
      show: () => (
        <ReviewSteps {...STEPS} canReview={false}>
          {() => stepForm}
        </ReviewSteps>
      ),
    },
    loading: { show: () => <ReviewSkeleton /> },
    'a row': { show: () => <StarRow rating={3} label="3 of 5 stars" /> },
  },
};
