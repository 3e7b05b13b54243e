import { useIntl } from 'react-intl';

import { Button } from '@campavia/ui';

import { formMessages } from './form.messages';

/** Disappears together with the filters, so it moves the focus to the next element. */
export function ClearButton({ onClear }: { onClear: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <Button
      variant="quiet"
      size="s"
      onClick={({ currentTarget: button }) => {
        (button.nextElementSibling as HTMLElement | null)?.focus();
        onClear();
      }}
    >
      {formatMessage(formMessages.clear)}
    </Button>
  );
}
