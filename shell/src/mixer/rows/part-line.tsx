import { useIntl } from 'react-intl';

import { mixerMessages } from '../mixer.messages';

import type { Light } from './part-rows';
import { ReleaseChooser, type ReleaseChooserProps } from './release-chooser';
import { RowNotes } from './row-notes';
import { Lamp, Name, Row } from './row.styles';

const LIGHTS = {
  runs: mixerMessages.runs,
  'fell-back': mixerMessages.hasFallenBack,
  'not-taken': mixerMessages.isNotTaken,
} satisfies Record<Light, unknown>;

export function PartLine(props: ReleaseChooserProps) {
  const { row } = props;
  const { formatMessage } = useIntl();
  return (
    <Row $isChanged={row.isChanged}>
      <Name>
        <Lamp $light={row.light} role="img" aria-label={formatMessage(LIGHTS[row.light])} />
        <code>{row.part}</code>
      </Name>
      <ReleaseChooser {...props} />
      <RowNotes notes={row.notes} />
    </Row>
  );
}
