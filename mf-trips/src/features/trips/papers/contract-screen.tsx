import type { ContractDraft } from '@campavia/contracts';
import { Note, Small, Strong } from '@campavia/ui';

import { useContract } from '../../../data/use-trip-papers';

import { BRAND, PaperPage } from './paper-page';
import { Clauses, Sheet, SheetTop } from './paper.styles';

export function ContractScreen() {
  return (
    <PaperPage name="contract" usePaper={useContract}>
      {(contract) => <ContractSheet contract={contract} />}
    </PaperPage>
  );
}

function ContractSheet({
  contract: { title, number, note, sections, platform },
}: {
  contract: ContractDraft;
}) {
  return (
    <Sheet>
      <SheetTop>
        <Strong>{BRAND}</Strong>
        <div>
          <Strong>{title}</Strong>
          <br />
          {number}
        </div>
      </SheetTop>
      {note && <Note>{note}</Note>}
      {sections.map(({ heading, rows }) => (
        <section key={heading}>
          <h2>{heading}</h2>
          <Clauses>
            {rows.map(({ label, text }) => (
              <div key={`${label} ${text}`}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </Clauses>
        </section>
      ))}
      <Small as="p" $tone="soft">
        {platform}
      </Small>
    </Sheet>
  );
}
