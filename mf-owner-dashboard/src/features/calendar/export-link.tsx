import { useIntl } from 'react-intl';

import { Button, Card, ErrorText, H3, Row, Small, Stack, Text, TextField } from '@campavia/ui';
import { useCopied } from '@campavia/ui/browser';

import { useChangeCalendar } from '../../data/use-owner-calendar';

import { feedsMessages } from './feeds.messages';
import { panelMessages } from './panel.messages';

/** The link of the calendar feed for other sites. */
export function ExportLink({ camperId, url }: { camperId: string; url: string | null }) {
  const { formatMessage } = useIntl();
  const { change, isBusy, entries } = useChangeCalendar(camperId);
  const { isCopied, copy } = useCopied();
  return (
    <Card as="section" $isPadded>
      <Stack $gap={4}>
        <Stack $gap={2}>
          <H3 as="h2">{formatMessage(feedsMessages.exportTitle)}</H3>
          <Text $tone="soft">{formatMessage(feedsMessages.exportText)}</Text>
        </Stack>
        {url && (
          <TextField
            label={formatMessage(feedsMessages.link)}
            value={url}
            readOnly
            onFocus={({ target }) => target.select()}
            end={
              <Button variant="quiet" size="s" onClick={() => void copy(url).catch(() => undefined)}>
                <span role="status">
                  {formatMessage(isCopied ? feedsMessages.copied : feedsMessages.copy)}
                </span>
              </Button>
            }
          />
        )}
        {entries[0] && (
          <div role="alert">
            <ErrorText>{entries[0].text ?? formatMessage(panelMessages.unknown)}</ErrorText>
          </div>
        )}
        <Row $gap={3}>
          <Button variant="line" isBusy={isBusy} onClick={() => void change({ kind: 'link' })}>
            {formatMessage(url ? feedsMessages.renewLink : feedsMessages.makeLink)}
          </Button>
          {url && <Small $tone="soft">{formatMessage(feedsMessages.renewHint)}</Small>}
        </Row>
      </Stack>
    </Card>
  );
}
