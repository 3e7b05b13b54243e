import { Inside } from './inside/inside';
import { ReportButton } from './report/report-button';
import { SimilarCampers } from './similar-campers';
import { Terms } from './terms/terms';
import { UnpublishedNotice } from './unpublished-notice';

export const SECTIONS = { Inside, ReportButton, SimilarCampers, Terms, UnpublishedNotice };
