import { aVehicle } from '@campavia/contracts/testing';
import { toMakeNames, type FieldValues } from '@campavia/domain';
import type { WidgetStories } from '@campavia/testing/stories';
import { Form } from '@campavia/ui/forms';

import { IdentitySection } from './identity-section';
import { LocationSection } from './location-section';
import { valuesOf } from './rules/vehicle-values';
import { SizeSection } from './size-section';

const NO_MAKES = toMakeNames({ brands: [], brandModels: [], manufacturers: [], manufacturerModels: [] });
const open = aVehicle({ locked_fields: [] });

interface ExampleProps {
  vehicle: ReturnType<typeof aVehicle>;
  values?: FieldValues;
}

function Example({ vehicle, values = valuesOf(vehicle) }: ExampleProps) {
  return (
    <Form summaryTitle="Not saved" onSubmit={() => undefined}>
      <IdentitySection vehicle={vehicle} values={values} makes={NO_MAKES} />
      <SizeSection vehicle={vehicle} values={values} />
      <LocationSection
        values={values}
        useTownChoices={() => ({ choices: [], isLoading: false })}
        useAddressChoices={() => ({ found: [], isLoading: false, hasFailed: false })}
      />
    </Form>
  );
}

export const stories: WidgetStories = {
  widgets: ['IdentitySection', 'LocationSection', 'SizeSection'],
  states: {
    default: { show: () => <Example vehicle={open} /> },
    'with what is fixed': { show: () => <Example vehicle={aVehicle()} /> },
    'of a caravan': { show: () => <Example vehicle={{ ...open, type: 6, fuel: 'none' }} /> },
  },
};
