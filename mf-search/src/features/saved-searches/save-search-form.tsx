import { type SubmitEvent, useState } from 'react';
import { useIntl } from 'react-intl';

import { Button, Row, Small, TextField } from '@campavia/ui';

import { MAX_NAME_LENGTH, normaliseName } from '../../rules/saved-searches/saved-searches';

import { savedMessages } from './saved.messages';
import { SaveSearchForm as FormBox } from './saved.styles';

export interface SaveSearchFormProps {
  suggestedName: string;
  storage: 'account' | 'browser';
  isBusy: boolean;
  onSave: (form: { name: string; mailed: boolean }) => void;
  onSignIn: () => void;
}

export function SaveSearchForm({ suggestedName, storage, isBusy, onSave, onSignIn }: SaveSearchFormProps) {
  const { formatMessage } = useIntl();
  const [name, setName] = useState(suggestedName);
  const [isMissing, setMissing] = useState(false);
  const saveSearch = ({ mailed }: { mailed: boolean }) => {
    const tidy = normaliseName(name);
    setMissing(!tidy);
    if (tidy) onSave({ name: tidy, mailed });
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    saveSearch({ mailed: storage === 'account' });
  };
  return (
    <FormBox onSubmit={submit} noValidate>
      <TextField
        label={formatMessage(savedMessages.name)}
        error={isMissing && formatMessage(savedMessages.nameMissing)}
        value={name}
        maxLength={MAX_NAME_LENGTH}
        autoComplete="off"
        onChange={(event) => setName(event.target.value)}
      />
      {storage === 'account' ? (
        <AccountActions isBusy={isBusy} onSaveOnly={() => saveSearch({ mailed: false })} />
      ) : (
        <BrowserActions isBusy={isBusy} onSignIn={onSignIn} />
      )}
    </FormBox>
  );
}

function AccountActions({ isBusy, onSaveOnly }: { isBusy: boolean; onSaveOnly: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <>
      <Small $tone="soft">{formatMessage(savedMessages.emailsText)}</Small>
      <Button type="submit" isBusy={isBusy} isWide>
        {formatMessage(savedMessages.saveWithEmails)}
      </Button>
      <Button variant="line" aria-disabled={isBusy || undefined} isWide onClick={onSaveOnly}>
        {formatMessage(savedMessages.saveOnly)}
      </Button>
    </>
  );
}

function BrowserActions({ isBusy, onSignIn }: Pick<SaveSearchFormProps, 'isBusy' | 'onSignIn'>) {
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
