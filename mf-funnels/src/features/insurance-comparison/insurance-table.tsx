import { useIntl } from 'react-intl';

import type { InsuranceChoice } from '@campavia/contracts';
import type { InsuranceSlug } from '@campavia/domain';
import { insuranceNames } from '@campavia/parts/price-breakdown';
import { Badge, Button } from '@campavia/ui';

import { sectionsOf, type CellWriter } from './insurance-rows';
import { Frame } from './insurance-table.styles';
import { insuranceMessages } from './insurance-comparison.messages';

export interface InsuranceTableProps {
  choices: readonly InsuranceChoice[];
  ownerName: string;
  chosen: InsuranceSlug;
  onTake: (slug: InsuranceSlug) => void;
}

export function InsuranceTable({ choices, ownerName, chosen, onTake }: InsuranceTableProps) {
  const intl = useIntl();
  return (
    <Frame
      $choices={choices.length}
      tabIndex={0}
      role="region"
      aria-label={intl.formatMessage(insuranceMessages.title)}
    >
      <table>
        <thead>
          <tr>
            <th scope="col">{intl.formatMessage(insuranceMessages.what)}</th>
            {choices.map(({ slug }) => (
              <th key={slug} scope="col">
                {intl.formatMessage(insuranceNames[slug], { owner: ownerName })}
              </th>
            ))}
          </tr>
        </thead>
        {sectionsOf(intl).map(({ head, rows }) => (
          <tbody key={head ?? 'rest'}>
            {head && (
              <tr>
                <th colSpan={choices.length + 1} scope="rowgroup">
                  {head}
                </th>
              </tr>
            )}
            {rows.map(({ name, write }) => (
              <Row key={name} name={name} write={write} choices={choices} />
            ))}
          </tbody>
        ))}
        <Foot choices={choices} ownerName={ownerName} chosen={chosen} onTake={onTake} />
      </table>
    </Frame>
  );
}

function Foot({ choices, ownerName, chosen, onTake }: InsuranceTableProps) {
  const intl = useIntl();
  const nameOf = (slug: InsuranceSlug) => intl.formatMessage(insuranceNames[slug], { owner: ownerName });
  return (
    <tfoot>
      <tr>
        <td />
        {choices.map(({ slug }) => (
          <td key={slug}>
            {slug === chosen ? (
              <Badge tone="good">{intl.formatMessage(insuranceMessages.chosen)}</Badge>
            ) : (
              <Button
                variant="line"
                size="s"
                aria-label={intl.formatMessage(insuranceMessages.choose, { name: nameOf(slug) })}
                onClick={() => onTake(slug)}
              >
                {intl.formatMessage(insuranceMessages.take)}
              </Button>
            )}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}

interface RowProps extends Pick<InsuranceTableProps, 'choices'> {
  name: string;
  write: CellWriter;
}

function Row({ name, write, choices }: RowProps) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {choices.map((choice) => (
        <td key={choice.slug}>{write(choice)}</td>
      ))}
    </tr>
  );
}
