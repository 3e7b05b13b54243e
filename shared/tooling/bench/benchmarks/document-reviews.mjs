import { runApiBench } from '../run-api-bench.mjs';

/** Opening the next of 10,000 documents waiting for review, measured by the api's own benchmark. */
export const documentReviews = {
  name: 'document-reviews',
  title: 'Documents that wait for staff',
  needsSite: false,
  run,
};

function run({ programs, progress }) {
  return runApiBench(programs, {
    name: 'document-reviews',
    does: 'Documents that wait for staff',
    args: [],
    progress,
  });
}
