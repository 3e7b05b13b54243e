import { Mail } from 'lucide-react';

import { Focused, type WidgetStories } from '@campavia/testing/stories';

import { Box, BoxInput } from './box.styles';
import { ErrorText, Field } from './field';
import { TextField } from './text-field';

const LABEL = 'Email address';
const LONG_LABEL = 'Email address at which the owner and our support can reach you during the whole trip';
const LONG_VALUE = 'maximiliane.von-hohenlohe-langenburg@a-very-long-name-of-a-company.example.com';

export const stories: WidgetStories = {
  widgets: ['Field', 'TextField', 'ErrorText'],
  states: {
    default: { show: () => <TextField label={LABEL} /> },
    placeholder: { show: () => <TextField label={LABEL} placeholder="you@example.com" /> },
    filled: { show: () => <TextField label={LABEL} icon={Mail} defaultValue="camille@example.com" /> },
    'with a hint and a unit': {
      show: () => (
        <TextField
          label="Mileage"
          hint="As the odometer shows it"
          defaultValue="48,200"
          end={<span>km</span>}
        />
      ),
    },
    invalid: {
      show: () => (
        <TextField
          label={LABEL}
          hint="We send the confirmation there"
          icon={Mail}
          defaultValue="camille@"
          error="Enter an email address, for example camille@example.com"
        />
      ),
    },
    'disabled, with the reason': {
      show: () => (
        <TextField
          label={LABEL}
          icon={Mail}
          defaultValue="camille@example.com"
          disabled
          offReason="The address can be changed once the trip is over."
        />
      ),
    },
    'read only': { show: () => <TextField label={LABEL} defaultValue="camille@example.com" readOnly /> },
    'hidden label': { show: () => <TextField label={LABEL} isLabelHidden placeholder="you@example.com" /> },
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
    'with a control of its own': {
      show: () => (
        <Field label="Licence plate" hint="Without spaces" error="Enter the licence plate">
          {(control) => (
            <Box $isWrong>
              <BoxInput {...control} />
            </Box>
          )}
        </Field>
      ),
    },
    'error alone': { show: () => <ErrorText>Choose a payment method</ErrorText> },
  },
};
