import { useIntl } from 'react-intl';

import { Button } from '@campavia/ui';

import { formMessages } from './form.messages';

/** Takes all filters off, and goes with the last of them; the focus moves on to what stands after it. */
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
