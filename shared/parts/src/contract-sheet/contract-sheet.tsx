import type { ContractDraft } from '@campavia/contracts';
import { Note, Small, Strong } from '@campavia/ui';

import { Clauses, Sheet, SheetTop } from './sheet.styles';

/** The same in every language. */
export const BRAND = 'Campavia';

/** The rental contract of a booking as it is printed. */
export function ContractSheet({
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
