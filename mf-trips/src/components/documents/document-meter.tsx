import { useIntl } from 'react-intl';
import { styled } from 'styled-components';

import { Tiny } from '@campavia/ui';

import type { DocumentCounts } from '../../rules/documents/document-progress';

import { documentLineMessages } from './document-lines.messages';

const Meter = styled.div`
  > span:first-child {
    display: block;
    height: 8px;
    margin-bottom: var(--s1);
    border-radius: 4px;
    overflow: hidden;
    background: var(--line);
  }
  i {
    display: block;
    height: 100%;
    border-radius: 4px;
    background: var(--pine-700);
    forced-color-adjust: none;
  }
`;

export interface DocumentMeterProps extends Pick<DocumentCounts, 'all' | 'checked'> {
  /** Replaces the number of validated documents. */
  text?: string;
}

/** The number of validated documents, as a bar and in words. */
export function DocumentMeter({ all, checked, text }: DocumentMeterProps) {
  const { formatMessage } = useIntl();
  const width = all === 0 ? '0%' : `${(100 * checked) / all}%`;
  return (
    <Meter>
      <span aria-hidden="true">
        <i style={{ width }} />
      </span>
      <Tiny $tone="soft">{text ?? formatMessage(documentLineMessages.progress, { checked, all })}</Tiny>
    </Meter>
  );
}
