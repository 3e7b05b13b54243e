import { type FormEvent, useState } from 'react';
import { useIntl } from 'react-intl';

import { Button, Row, Small, TextField } from '@campavia/ui';

import { LONGEST_NAME, tidyName } from '../../rules/saved-searches';

import { savedMessages } from './saved.messages';
import { KeepForm as FormBox } from './saved.styles';

export interface KeepFormProps {
  /** What the search is called unless its owner knows better. */
  suggestedName: string;
  keeper: 'account' | 'browser';
  isBusy: boolean;
  onKeep: (kept: { name: string; mailed: boolean }) => void;
  onSignIn: () => void;
}

/** Gives the search of the page a name and keeps it. */
export function KeepForm({ suggestedName, keeper, isBusy, onKeep, onSignIn }: KeepFormProps) {
  const { formatMessage } = useIntl();
  const [name, setName] = useState(suggestedName);
  const [isMissing, setMissing] = useState(false);
  const keep = ({ mailed }: { mailed: boolean }) => {
    const tidy = tidyName(name);
    setMissing(!tidy);
    if (tidy) onKeep({ name: tidy, mailed });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    keep({ mailed: keeper === 'account' });
  };
  return (
    <FormBox onSubmit={submit} noValidate>
      <TextField
        label={formatMessage(savedMessages.name)}
        error={isMissing && formatMessage(savedMessages.nameMissing)}
        value={name}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        onChange={(event) => setName(event.target.value)}
      />
      {keeper === 'account' ? (
        <AccountDeeds isBusy={isBusy} onSaveOnly={() => keep({ mailed: false })} />
      ) : (
        <BrowserDeeds isBusy={isBusy} onSignIn={onSignIn} />
      )}
    </FormBox>
  );
}

function AccountDeeds({ isBusy, onSaveOnly }: { isBusy: boolean; onSaveOnly: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <>
      <Small $tone="soft">{formatMessage(savedMessages.lettersText)}</Small>
      <Button type="submit" isBusy={isBusy} isWide>
        {formatMessage(savedMessages.saveWithLetters)}
      </Button>
      <Button variant="line" aria-disabled={isBusy || undefined} isWide onClick={onSaveOnly}>
        {formatMessage(savedMessages.saveOnly)}
      </Button>
    </>
  );
}

function BrowserDeeds({ isBusy, onSignIn }: Pick<KeepFormProps, 'isBusy' | 'onSignIn'>) {
  const { formatMessage } = useIntl();
  return (
    <>
      <Button type="submit" isBusy={isBusy} isWide>
        {formatMessage(savedMessages.save)}
      </Button>
      <Small $tone="soft">{formatMessage(savedMessages.browserText)}</Small>
      <Row>
        <Button variant="line" size="s" onClick={onSignIn}>
          {formatMessage(savedMessages.signIn)}
        </Button>
      </Row>
    </>
  );
}
