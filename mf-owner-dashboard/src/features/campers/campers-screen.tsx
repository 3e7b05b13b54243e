import { useState } from 'react';
import { useIntl } from 'react-intl';

import type { Holiday, OwnCamperList, OwnCampersFilters } from '@campavia/contracts';
import { SignedIn } from '@campavia/parts/signed-in';
import {
  AddressLink,
  Link,
  Navigate,
  pageTitle,
  pathOf,
  useDocumentTitle,
  useLocation,
  useReady,
} from '@campavia/remote-kit';
import { Button, ButtonLink, EmptyState, FailurePanel, H1, Pager, Row, VisuallyHidden } from '@campavia/ui';
import { Plus, Sun } from '@campavia/ui/icons';

import { titleMessages } from '../../components/title.messages';
import { useHoliday } from '../../data/use-holiday';
import { useOwnCampers } from '../../data/use-own-campers';
import {
  CAMPERS_PER_PAGE,
  findOnlyCamper,
  isBeyondLastPage,
  readCampersQuery,
  waitsForOwner,
  writeCampersQuery,
  type CampersView,
} from '../../rules/campers-query';

import { CamperRow } from './camper-row';
import { campersMessages } from './campers.messages';
import { CampersSkeleton } from './campers-skeleton';
import { CampersPage, CamperRows } from './campers.styles';
import { CityChips } from './city-chips';
import { HolidayDialog, holidayMessages, HolidayNote } from './holiday';

export function CampersScreen() {
  return <SignedIn>{() => <Campers />}</SignedIn>;
}

function Campers() {
  const { formatMessage } = useIntl();
  const { search } = useLocation();
  const view = readCampersQuery(search);
  const loading = useOwnCampers(view);
  const { holiday, isSettled } = useHoliday();
  const campers = isSettled ? loading.campers : undefined;
  useDocumentTitle(pageTitle(formatMessage(titleMessages.campers)));
  useReady(campers !== undefined || loading.hasFailed);
  const only = loading.campers && findOnlyCamper(view, loading.campers);
  if (only) return <Navigate to={pathOf('camper', { id: only.id }) ?? '/'} replace />;
  if (isBeyondLastPage(view, loading.campers))
    return <Navigate to={{ search: writeCampersQuery({ ...view, page: 1 }) }} replace />;
  return (
    <CampersPage>
      <CampersHead canStartHoliday={holiday === null && campers !== undefined && campers.count > 0} />
      {campers ? (
        <LoadedCampers view={view} campers={campers} filters={loading.filters} holiday={holiday} />
      ) : (
        <NoCampersYet {...loading} />
      )}
    </CampersPage>
  );
}

interface LoadedCampersProps {
  view: CampersView;
  campers: OwnCamperList;
  filters: OwnCampersFilters | undefined;
  /** Undefined if unknown. */
  holiday: Holiday | null | undefined;
}

function LoadedCampers({ view, campers, filters, holiday }: LoadedCampersProps) {
  return (
    <>
      {holiday && <HolidayNote holiday={holiday} />}
      {filters && <CityChips view={view} filters={filters} />}
      <CamperList view={view} campers={campers} />
    </>
  );
}

function CampersHead({ canStartHoliday }: { canStartHoliday: boolean }) {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  return (
    <Row $justify="between" $gap={4}>
      <H1>{formatMessage(titleMessages.campers)}</H1>
      <Row $gap={3}>
        <ButtonLink as={AddressLink} to="onboarding" variant="line" icon={Plus}>
          {formatMessage(campersMessages.add)}
        </ButtonLink>
        {canStartHoliday && (
          <Button variant="quiet" icon={Sun} onClick={() => setOpen(true)}>
            {formatMessage(holidayMessages.open)}
          </Button>
        )}
      </Row>
      {isOpen && <HolidayDialog onClose={() => setOpen(false)} />}
    </Row>
  );
}

type NoCampersYetProps = Pick<ReturnType<typeof useOwnCampers>, 'hasFailed' | 'isRetrying' | 'retry'>;

function NoCampersYet({ hasFailed, isRetrying, retry }: NoCampersYetProps) {
  const { formatMessage } = useIntl();
  if (!hasFailed) return <CampersSkeleton />;
  return (
    <FailurePanel
      headingAs="h2"
      title={formatMessage(campersMessages.failed)}
      isRetrying={isRetrying}
      onRetry={retry}
    />
  );
}

function CamperList({ view, campers }: { view: CampersView; campers: OwnCamperList }) {
  const { formatMessage } = useIntl();
  const { count, results } = campers;
  const first = results.find(waitsForOwner);
  if (results.length === 0) {
    return (
      <EmptyState
        headingAs="h2"
        title={formatMessage(campersMessages.empty)}
        text={formatMessage(campersMessages.emptyText)}
      />
    );
  }
  return (
    <div>
      <VisuallyHidden role="status">{formatMessage(campersMessages.found, { count })}</VisuallyHidden>
      <CamperRows>
        {results.map((camper, index) => (
          <li key={camper.id}>
            <CamperRow camper={camper} isFirst={index === 0} isNext={camper === first} />
          </li>
        ))}
      </CamperRows>
      <Pager
        page={view.page}
        pageCount={Math.ceil(count / CAMPERS_PER_PAGE)}
        linkAs={Link}
        linkProps={(page) => ({ to: pathOf('campers', {}, writeCampersQuery({ ...view, page })) })}
      />
    </div>
  );
}
