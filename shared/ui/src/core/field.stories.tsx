import { Mail } from 'lucide-react';

import { Focused, type WidgetStories } from '@campavia/testing/stories';

import { Box, BoxInput } from './box.styles';
import { ErrorText, Field } from './field';
import { Stack } from './layout';
import { TextField } from './text-field';

const LABEL = 'Email address';
const LONG_LABEL = 'Email address at which the owner and our support can reach you during the whole trip';
const LONG_VALUE = 'maximiliane.von-hohenlohe-langenburg@a-very-long-name-of-a-company.example.com';

export const stories: WidgetStories = {
  widgets: ['Field', 'TextField', 'ErrorText'],
  states: {
    default: {
      show: () => (
        <Stack>
          <TextField label={LABEL} placeholder="you@example.com" />
          <TextField label={LABEL} icon={Mail} defaultValue="camille@example.com" />
          <TextField
            label="Mileage"
            hint="As the odometer shows it"
            defaultValue="48,200"
            end={<span>km</span>}
          />
          <TextField label={LABEL} defaultValue="camille@example.com" readOnly />
          <TextField label={LABEL} isLabelHidden placeholder="you@example.com" />
        </Stack>
      ),
    },
    'invalid and disabled': {
      show: () => (
        <Stack>
          <TextField
            label={LABEL}
            hint="We send the confirmation there"
            icon={Mail}
            defaultValue="camille@"
            error="Enter an email address, for example camille@example.com"
          />
          <Field label="Licence plate" hint="Without spaces" error="Enter the licence plate">
            {(control) => (
              <Box $isInvalid>
                <BoxInput {...control} />
              </Box>
            )}
          </Field>
          <ErrorText>Choose a payment method</ErrorText>
          <TextField
            label={LABEL}
            icon={Mail}
            defaultValue="camille@example.com"
            disabled
            disabledReason="The address can be changed once the trip is over."
          />
        </Stack>
      ),
    },
    'long text': {
      show: () => (
        <TextField
          label={LONG_LABEL}
          hint={LONG_LABEL}
          error={LONG_LABEL}
          icon={Mail}
          defaultValue={LONG_VALUE}
        />
      ),
    },
    'keyboard focus': {
      show: () => (
        <Focused>
          <TextField label={LABEL} icon={Mail} />
        </Focused>
      ),
    },
    'invalid, keyboard focus': {
      show: () => (
        <Focused>
          <TextField label={LABEL} icon={Mail} error="Enter your email address" />
        </Focused>
      ),
    },
  },
};
