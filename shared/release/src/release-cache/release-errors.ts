import { Refusal } from '../refusal';

/** A release that is missing or not as it was signed. Retrying does not help. */
export class BrokenReleaseError extends Refusal {
  override name = 'BrokenReleaseError';

  constructor(
    readonly part: string,
    readonly version: string,
    /** The file that is not as it should be. */
    readonly file: string,
    sentence: string,
  ) {
    super(422, 'broken_release', `${part}@${version} is not used: ${sentence}`, { part, version, file });
  }
}

/** A file of a release that is not where it should be; another copy may have it. */
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
