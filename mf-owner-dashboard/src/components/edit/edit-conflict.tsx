import { useEffect, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';

import { Button, H3, Text } from '@campavia/ui';

import { editMessages } from './edit.messages';

/** A value that differs between a concurrent edit and the one here. */
export interface ConflictRow {
  /** Name of the field. */
  name: string;
  label: string;
  theirs: string;
  mine: string;
}

export interface EditConflictProps {
  rows: ConflictRow[];
  isBusy: boolean;
  /** Called with the names of the fields whose typed values are kept. */
  onChoose: (mine: ReadonlySet<string>) => void;
}

/**
 * Shown after a concurrent edit: both values of each field side by side, one to be chosen of each. Takes the focus when
 * it appears, because Save may be far below it.
 */
export function EditConflict({ rows, isBusy, onChoose }: EditConflictProps) {
  const { formatMessage } = useIntl();
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set());
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), []);

  function choose(name: string, side: Side) {
    const without = [...theirs].filter((known) => known !== name);
    setTheirs(new Set(side === 'theirs' ? [...without, name] : without));
  }

  const mine = new Set(rows.map(({ name }) => name).filter((name) => !theirs.has(name)));
  return (
    <Panel role="alert" ref={panel} tabIndex={-1}>
      <H3 as="h2">{formatMessage(editMessages.conflict)}</H3>
      <Text>{formatMessage(editMessages.conflictText)}</Text>
      {rows.map((row) => (
        <Pair key={row.name} row={row} chosen={theirs.has(row.name) ? 'theirs' : 'mine'} onChange={choose} />
      ))}
      <Button isBusy={isBusy} onClick={() => onChoose(mine)}>
        {formatMessage(editMessages.saveChoice)}
      </Button>
    </Panel>
  );
}

type Side = 'mine' | 'theirs';

interface PairProps {
  row: ConflictRow;
  chosen: Side;
  onChange: (name: string, side: Side) => void;
}

function Pair({ row, chosen, onChange }: PairProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  return (
    <Both>
      <legend>{row.label}</legend>
      {(['mine', 'theirs'] as const).map((side) => (
        <Choice key={side} htmlFor={id + side}>
          <input
            id={id + side}
            type="radio"
            name={id}
            checked={chosen === side}
            onChange={() => onChange(row.name, side)}
          />
          <span>
            <small>{formatMessage(editMessages[side])}</small>
            <b>{row[side]}</b>
          </span>
        </Choice>
      ))}
    </Both>
  );
}

const Panel = styled.section`
  display: grid;
  gap: var(--s4);
  justify-items: start;
  padding: var(--s5);
  border: 1px solid var(--care);
  border-radius: var(--r-l);
  background: var(--care-soft);
  scroll-margin-block: 5rem;
  > fieldset {
    justify-self: stretch;
  }
`;

const Both = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  gap: var(--s2);
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    padding: 0;
    margin-bottom: var(--s2);
    font-weight: 650;
  }
`;

const Choice = styled.label`
  display: flex;
  gap: var(--s3);
  align-items: center;
  min-height: 2.75rem;
  padding: var(--s3);
  border: 1px solid var(--line);
  border-radius: var(--r-m);
  background: var(--surface);
  cursor: pointer;
  &:has(:checked) {
    border-color: var(--pine-900);
    box-shadow: inset 0 0 0 1px var(--pine-900);
  }
  input {
    flex: none;
    width: 1.5rem;
    height: 1.5rem;
    margin: 0;
    accent-color: var(--pine-900);
  }
  span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    color: var(--ink-2);
    font-size: var(--t-small);
  }
`;
