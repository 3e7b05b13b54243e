import { useIntl } from 'react-intl';

import type { OwnCamper, PriceDetails, SimilarPrices, UpdatePriceDetails } from '@campavia/contracts';
import { formatMoney } from '@campavia/i18n';
import { usePlatform } from '@campavia/remote-kit';
import { Small } from '@campavia/ui';
import { Form, formErrorsOf } from '@campavia/ui/forms';

import { FormConflict } from '../../components/edit/form-conflict';
import { LeaveQuestion } from '../../components/edit/leave-question';
import { SaveBar } from '../../components/edit/save-bar';
import type { ErrorEntry } from '../../data/use-edit';
import { useEditPrices, type PriceChange } from '../../data/use-prices';
import { useTypedForm } from '../../data/use-typed-form';
import { changesOf, meanField, valuesOf } from '../../rules/prices/price-values';

import { conflictRows } from './conflict-rows';
import { DepositSection } from './deposit-section';
import { DiscountsSection } from './discounts-section';
import { ExampleCard } from './example-card';
import { KilometresSection } from './kilometres-section';
import { OptionsSection } from './options-section';
import { PricesColumns, Sections } from './prices.styles';
import { pricesMessages } from './prices.messages';
import { SeasonsSection } from './seasons-section';
import { useExampleTrip } from './use-example-trip';
import { usePriceChecks } from './use-price-checks';

export interface PricesFormProps {
  camper: OwnCamper;
  saved: PriceDetails;
  similar: SimilarPrices | null;
}

/** All prices of a camper in one form, with an example beside it. */
export function PricesForm({ camper, saved, similar }: PricesFormProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const typed = useTypedPrices(camper.id, saved);
  const { edit, values, changes, changeCount } = typed;
  const trip = useExampleTrip(camper.id, changes);
  const checks = usePriceChecks();
  const entries = edit.refused?.changes.kind === 'prices' ? edit.refused.entries : [];
  return (
    <PricesColumns>
      <div onInput={typed.readAgain} ref={typed.frame}>
        <LeaveQuestion isDirty={changeCount > 0} onLeave={typed.discard} />
        <Form
          summaryTitle={formatMessage(pricesMessages.notSaved)}
          checks={checks}
          errors={formErrorsOf(withFirstMean(entries), { unknown: formatMessage(pricesMessages.unknown) })}
          isBusy={edit.isBusy}
          onSubmit={() => void typed.save(changes)}
        >
          <FormConflict
            typed={typed}
            rowsOf={(theirs) => conflictRows(intl, { baseline: edit.baseline, theirs, changes })}
          />
          <Sections key={typed.version}>
            <SeasonsSection prices={edit.baseline} values={values} similar={similar} />
            <DiscountsSection values={values} />
            <KilometresSection prices={edit.baseline} values={values} />
            <DepositSection prices={edit.baseline} values={values} />
          </Sections>
          <SaveBar changeCount={changeCount} isBusy={edit.isBusy} onDiscard={typed.discard}>
            {trip.example && <Receive example={trip.example} name={trip.name} />}
          </SaveBar>
        </Form>
      </div>
      <ExampleCard trip={trip} />
      <OptionsSection edit={edit} />
    </PricesColumns>
  );
}

/** An error of the deposit methods is shown at the first of them. */
function withFirstMean(entries: ErrorEntry[]): ErrorEntry[] {
  return entries.map((entry) =>
    entry.field === 'deposit_mean' ? { ...entry, field: meanField('card') } : entry,
  );
}

function useTypedPrices(camperId: number, saved: PriceDetails) {
  const { formatMessage } = useIntl();
  const { events } = usePlatform();
  return useTypedForm<PriceDetails, UpdatePriceDetails, PriceChange>({
    draft: `prices ${camperId}`,
    useEditing: (isDirty) => useEditPrices(camperId, saved, isDirty),
    valuesOf,
    changesOf,
    toSent: (changes) => ({ kind: 'prices', changes }),
    onSaved: () => events.send('toast.shown', { tone: 'good', title: formatMessage(pricesMessages.saved) }),
  });
}

function Receive({ example, name }: { example: { price_owner: string; currency: string }; name: string }) {
  const intl = useIntl();
  const amount = formatMoney(intl, example.price_owner, example.currency);
  return (
    <Small as="div">
      <b>{intl.formatMessage(pricesMessages.receive, { amount })}</b> {name}
    </Small>
  );
}
