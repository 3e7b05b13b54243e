import { useIntl } from 'react-intl';

import type { ContractDraft } from '@campavia/contracts';
import { Button, H3, Note, Small, Stack } from '@campavia/ui';
import { Modal } from '@campavia/ui/overlays';

import { Clauses } from './contract-dialog.styles';
import { paymentMessages } from '../payment.messages';

export interface ContractDialogProps {
  contract: ContractDraft;
  onClose: () => void;
}

export function ContractDialog({ contract, onClose }: ContractDialogProps) {
  const { formatMessage } = useIntl();
  const { title, number, note, sections, platform } = contract;
  return (
    <Modal
      isOpen
      width="table"
      title={title}
      actions={
        <Button variant="line" onClick={onClose}>
          {formatMessage(paymentMessages.closeContract)}
        </Button>
      }
      onClose={onClose}
    >
      <Small as="p" $tone="soft">
        {number}
      </Small>
      {note && <Note>{note}</Note>}
      <Stack $gap={6}>
        {sections.map((section) => (
          <Section key={section.heading} {...section} />
        ))}
      </Stack>
      <Small as="p" $tone="soft">
        {platform}
      </Small>
    </Modal>
  );
}

function Section({ heading, rows }: ContractDraft['sections'][number]) {
  return (
    <section>
      <H3>{heading}</H3>
      <Clauses>
        {rows.map(({ label, text }) => (
          <div key={`${label} ${text}`}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </Clauses>
    </section>
  );
}
