import { ChoiceField } from '@campavia/parts/fields';

export interface NumberChoiceFieldProps {
  name: string;
  label: string;
  value: string | undefined;
  choices: readonly number[];
  format: (choice: number) => string;
}

/** A select of numbers. A saved number that is not in the list stays until another is chosen. */
export function NumberChoiceField({ value = '', choices, format, ...field }: NumberChoiceFieldProps) {
  const all = [...new Set([...choices, Number(value)])].toSorted((one, other) => one - other);
  return (
    <ChoiceField
      {...field}
      value={value}
      choices={all.map((choice) => ({ id: String(choice), name: format(choice) }))}
    />
  );
}
