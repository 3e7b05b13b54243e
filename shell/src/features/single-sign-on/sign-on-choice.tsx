import { useState } from 'react';
import { useIntl } from 'react-intl';

import { useFlag, usePlatform } from '@campavia/remote-kit';
import { Button, Note } from '@campavia/ui';
import { IdCard } from '@campavia/ui/icons';

import { LabelledDivider } from '../sign-in-layout/sign-in-layout.styles';
import { useNext } from '../sign-in-layout/use-next';

import { singleSignOnMessages } from './single-sign-on.messages';
import { startSingleSignOn } from './start-single-sign-on';

export function SignOnChoice() {
  const { referential } = usePlatform();
  const isOn = useFlag('single_sign_on');
  if (!isOn || !referential?.single_sign_on) return null;
  return <Choice />;
}

function Choice() {
  const { formatMessage } = useIntl();
  const next = useNext();
  const [hasFailed, setHasFailed] = useState(false);

  return (
    <>
      <LabelledDivider>{formatMessage(singleSignOnMessages.or)}</LabelledDivider>
      {hasFailed && (
        <Note tone="care" role="alert">
          {formatMessage(singleSignOnMessages.cannotStart)}
        </Note>
      )}
      <Button
        variant="line"
        icon={IdCard}
        isWide
        onClick={() => void startSingleSignOn(next).catch(() => setHasFailed(true))}
      >
        {formatMessage(singleSignOnMessages.use)}
      </Button>
    </>
  );
}
