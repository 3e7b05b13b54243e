import { useIntl } from 'react-intl';

import { saveFile } from '@campavia/parts/sharing';
import { useToday } from '@campavia/remote-kit';
import { Button, H3, Text } from '@campavia/ui';
import { Download } from '@campavia/ui/icons';

import { CardBox } from '../../components/cards.styles';
import { usePersonalData } from '../../data/account/use-personal-data';

import { dataMessages } from './data.messages';

export function DataCard() {
  const { formatMessage } = useIntl();
  const { collect, isBusy } = usePersonalData();
  const today = useToday();

  async function download() {
    const data = await collect();
    if (!data) return;
    const text = `${JSON.stringify(data, null, 2)}\n`;
    saveFile(text, { name: `campavia-data-${today}.json`, type: 'application/json' });
  }

  return (
    <CardBox>
      <H3 as="h2">{formatMessage(dataMessages.title)}</H3>
      <Text $tone="soft">{formatMessage(dataMessages.text)}</Text>
      <div>
        <Button variant="line" icon={Download} isBusy={isBusy} onClick={() => void download()}>
          {formatMessage(dataMessages.download)}
        </Button>
      </div>
    </CardBox>
  );
}
