import { Refusal } from '../refusal';

/** A release that is missing or differs from what was signed. Retrying does not help. */
export class BrokenReleaseError extends Refusal {
  override name = 'BrokenReleaseError';

  constructor(
    readonly part: string,
    readonly version: string,
    /** The damaged file. */
    readonly file: string,
    sentence: string,
  ) {
    super(422, 'broken_release', `${part}@${version} is not used: ${sentence}`, { part, version, file });
  }
}

/** A file of a release is missing; another copy may have it. */
export class MissingFileError extends BrokenReleaseError {
  override name = 'LostFileError';

  constructor({ part, version }: { part: string; version: string }, file: string) {
    super(part, version, file, `${file} is missing`);
  }
}

/** A release that the storage does not contain. */
export class MissingReleaseError extends Refusal {
  override name = 'MissingReleaseError';

  constructor(
    readonly part: string,
    readonly version: string,
  ) {
    super(404, 'no_such_release', `There is no ${part}@${version} in the storage`, { part, version });
  }
}
